import type { SqlExecutor } from '@memory/event-bus';

/** An arbitrary number that no other advisory lock in this database uses. */
const LOCK = 518203468;

/** Takes the lock that withdrawals share until their transactions end. */
export async function takeWithdrawalLock(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SELECT pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Waits until all withdrawals that have begun are committed or rolled back. The last journal-svc of the previous release may have received one of
 * them just before it ended, and has not stored it; whoever compares afterwards finds its result here.
 */
export async function waitForWithdrawals(database: SqlExecutor): Promise<void> {
  // A transaction of its own, which releases the lock at once.
  await database.$executeRawUnsafe(`SELECT pg_advisory_xact_lock(${LOCK})`);
}
