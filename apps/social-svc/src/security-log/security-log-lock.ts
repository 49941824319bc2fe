import type { SqlExecutor } from '@memory/event-bus';

// The lock's key is an arbitrary number that no other advisory lock in this database uses.
const LOCK = 'SELECT pg_advisory_xact_lock(518203467)';

/**
 * Lets one transaction at a time change or delete rows of the security log: erasures, which empty ids, and the retention. Each of them
 * locks many rows in an order of its own, so two at once could wait for each other. Insertions do not need the lock.
 */
export async function lockSecurityLog(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(LOCK);
}
