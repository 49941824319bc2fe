import type { SqlExecutor } from '@memory/event-bus';

/** An arbitrary number that no other advisory lock in this database uses. */
const WITHDRAWALS = 518203468;

/** Takes the lock that all withdrawals share, until their transactions end. */
export async function takeWithdrawalLock(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SELECT pg_advisory_xact_lock_shared(${WITHDRAWALS})`);
}

/**
 * Waits until every withdrawal that has begun is committed or rolled back. One of them may have been received by a journal-svc of the previous
 * release, which does not store withdrawals and has ended since; what social-svc reads after this wait contains its result.
 */
export async function waitForWithdrawals(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SELECT pg_advisory_xact_lock(${WITHDRAWALS})`);
}

/**
 * Lets the transaction fail when it waits for a lock longer than its caller, journal-svc, waits for the response (5 s). journal-svc then
 * gets 503 and repeats the request. Without the limit the transaction would keep its connection and its locks after journal-svc has given up, and
 * every block, unfriending and deletion would wait for them.
 */
export async function limitLockWaits(tx: SqlExecutor): Promise<void> {
  await tx.$executeRawUnsafe(`SET LOCAL lock_timeout = '4s'`);
}
