import { writeDictionary } from './dictionary/write-dictionary.ts';

/**
 * The child process that load-dictionary.ts starts: receives the URL of the database, writes the dictionary to the database, sends the
 * number of entries back and exits.
 */
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
