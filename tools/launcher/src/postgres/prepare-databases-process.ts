import { keepCompiledCode } from '../process/compile-cache.ts';
import type { PrepareDatabasesMessage } from './prepare-databases-in-child-process.ts';
import type { PrepareDatabasesOptions } from './prepare-databases.ts';

/**
 * The child process of prepare-databases-in-child-process.ts: receives the options as a message, prepares the databases, sends the result
 * back and exits.
 */
process.once('message', (options: PrepareDatabasesOptions) => {
  void prepare(options).then((message) => process.send?.(message, () => process.disconnect()));
});

async function prepare(options: PrepareDatabasesOptions): Promise<PrepareDatabasesMessage> {
  keepCompiledCode();
  const { prepareDatabases } = await import('./prepare-databases.ts');
  try {
    const { appliedMigrations, hasSeparateRoles } = await prepareDatabases(options);
    return { appliedMigrations, hasSeparateRoles };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { message: error.message, stack: error.stack };
  }
}
