import type { SqlExecutor } from './sql.ts';

// A repeat comes within seconds of a crash. A month also covers a Redis that was put back from an old copy.
const FORGET = `DELETE FROM handled_event WHERE handled_at < now() - interval '30 days'`;

/** Removes the memory of events handled so long ago that they cannot come again. */
export async function forgetHandledLongAgo(database: SqlExecutor): Promise<void> {
  await database.$executeRawUnsafe(FORGET);
}
