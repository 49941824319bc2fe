import type { SqlExecutor } from '@memory/event-bus';

// The lock's key is an arbitrary number that no other advisory lock in this database uses.
const LOCK = 'SELECT pg_advisory_xact_lock(518203467)';

/**
 * Lets only one transaction at a time change or delete rows of the security log. Erasures clear ids in the rows, and the retention deletes old
 * rows. Each transaction locks many rows in a different order, so two concurrent transactions could deadlock. Insertions do not need the lock.
 */
export async function lockSecurityLog(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(LOCK);
}
