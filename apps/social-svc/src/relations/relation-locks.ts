import type { SqlExecutor } from '@memory/event-bus';

/** An arbitrary number that no other advisory lock in this database uses. */
const WITHDRAWALS = 518203468;

/** Takes the lock that all withdrawals share, until the transaction ends. */
export async function takeWithdrawalLock(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SELECT pg_advisory_xact_lock_shared(${WITHDRAWALS})`);
}

/**
 * Waits until every withdrawal that has begun is committed or rolled back. A journal-svc of the previous release does not store withdrawals; it may
 * have received such a withdrawal and have stopped since then. After this wait, social-svc reads the result of every such withdrawal.
 */
export async function waitForWithdrawals(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SELECT pg_advisory_xact_lock(${WITHDRAWALS})`);
}

/**
 * Makes the transaction fail after waiting 4 s for a lock. The caller, journal-svc, waits 5 s for the response. journal-svc then gets 503 and
 * repeats the request. Without the limit the transaction would keep its connection and its locks after journal-svc has given up, and every block,
 * unfriending and deletion would wait for them.
 */
export async function limitLockWaits(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SET LOCAL lock_timeout = '4s'`);
}
