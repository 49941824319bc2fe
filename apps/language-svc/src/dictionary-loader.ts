import { writeDictionary } from './dictionary/write-dictionary.ts';

/** Child process of load-dictionary.ts: receives a database URL, writes the dictionary to it, sends back the number of entries and exits. */
process.once('message', (databaseUrl: string) => {
  writeDictionary(databaseUrl).then(
    (count) => process.send?.(count, () => process.disconnect()),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
