import { writeDictionary } from './dictionary/write-dictionary.ts';

/** The program that load-dictionary.ts starts: told a database, it writes the dictionary there, says how much, and ends. */
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
