import type { SqlExecutor } from '../sql-database.ts';

// The key of the advisory lock is an arbitrary number that no other advisory lock in a service's database uses.
const LOCK = `SELECT pg_try_advisory_xact_lock(723946018) AS "isLocked"`;

/**
 * Acquires, until the end of the transaction, the lock that lets only one relay publish. PostgreSQL also releases the lock when the relay's process
 * is killed.
 * @returns false while another relay holds the lock
 */
export async function lockOutbox(tx: SqlExecutor): Promise<boolean> {
  const [{ isLocked }] = await tx.$queryRawUnsafe<[{ isLocked: boolean }]>(LOCK);
  return isLocked;
}
