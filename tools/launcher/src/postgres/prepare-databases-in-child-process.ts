import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { databaseUrlOfService } from './database-url.ts';
import type { PreparedDatabases, PrepareDatabasesOptions } from './prepare-databases.ts';

/** The message from the child process: the result without its function `urlFor`, or the error. */
export type PrepareDatabasesMessage =
  | Omit<PreparedDatabases, 'urlFor'>
  | { readonly message: string; readonly stack: string | undefined };

/**
 * Runs `prepareDatabases` in a child process. The migration engine takes 60 MB of memory, which the operating system gets back when the child process
 * exits.
 * @throws Error of the child process
 */
export async function prepareDatabasesInChildProcess(options: PrepareDatabasesOptions): Promise<PreparedDatabases> {
  const child = fork(join(import.meta.dirname, 'prepare-databases-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // The options contain passwords. They are sent as a message, because other users of the machine can read the arguments of a process.
  child.send(options);
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The databases could not be prepared (${signal ?? `exit code ${code}`})`);
  });
  const [outcome] = (await Promise.race([once(child, 'message'), exited])) as [PrepareDatabasesMessage];
  if ('message' in outcome) throw Object.assign(new Error(outcome.message), { stack: outcome.stack });
  const { hasSeparateRoles } = outcome;
  return { ...outcome, urlFor: (database) => databaseUrlOfService(options, database, hasSeparateRoles) };
}
