import type { User } from '@memory/contracts';
import { sessionsRevoked } from '@memory/events';
import { eventually } from '@memory/testing';
import { AccountDeletionPoller } from '../src/account-deletion/account-deletion-poller.ts';
import { EraseDueAccounts } from '../src/account-deletion/erase-due-accounts.ts';
import type { Transaction } from '../src/database.ts';
import { type DeletionApp, startDeletionApp } from './account-deletion-app.ts';
import { storeUser } from './factories.ts';

/** An app in which nothing is erased by itself. */
let app: DeletionApp;
beforeAll(async () => {
  app = await startDeletionApp();
  await app.app.get(AccountDeletionPoller).beforeApplicationShutdown();
});
afterAll(() => app.close());

const eraseDue = () => app.app.get(EraseDueAccounts).execute();
const isErasing = async ({ id }: User) => (await app.database.erasure.count({ where: { userId: id } })) === 1;

async function dueUser(): Promise<User> {
  const user = await storeUser(app);
  await app.requestDeletion(user);
  await app.makeDueForErasure(user);
  return user;
}

/** Waits until so many transactions wait for a lock, or more: scheduled maintenance may wait for the lock of the security log, too. */
const whenWaiting = (transactions: number) =>
  eventually(async () => {
    const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(row!.waiting).toBeGreaterThanOrEqual(transactions);
  });

/** Begins `first`, which stops at what `obstacle` holds, then `second`, which waits for it, and then takes the obstacle away. */
async function runInOrder<First, Second>(
  obstacle: (tx: Transaction) => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  let removeObstacle = (): void => undefined;
  const isRemoved = new Promise<void>((resolve) => {
    removeObstacle = resolve;
  });
  let isHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const transaction = app.database
    .$transaction(
      async (tx) => {
        await obstacle(tx);
        isHeld();
        await isRemoved;
        throw new Error('rolled back');
      },
      { timeout: 20_000 },
    )
    .catch(() => undefined);
  await held;
  const begun = first();
  await whenWaiting(1);
  const waiting = second();
  await whenWaiting(2);
  removeObstacle();
  const results = await Promise.all([begun, waiting]);
  await transaction;
  return results;
}

describe('a sign-in', () => {
  it('after the seven days keeps the account as long as its erasure has not begun', async () => {
    const mei = await dueUser();
    expect(await app.cancelDeletion(mei)).toBe(true);
    await eraseDue();
    expect([await app.exists(mei), await isErasing(mei)]).toEqual([true, false]);
  });

  it('that comes while the account is being erased waits and finds no account', async () => {
    const mei = await dueUser();
    const [, failure] = await runInOrder(
      (tx) => tx.erasure.create({ data: { userId: mei.id } }),
      eraseDue,
      () => app.cancelDeletion(mei).catch((error: unknown) => error),
    );
    expect(failure).toMatchObject({ code: 'user_not_found' });
    expect([await app.exists(mei), await isErasing(mei)]).toEqual([false, true]);
  });

  it('that has begun to cancel the deletion keeps everything from an erasure that waits for it', async () => {
    const mei = await dueUser();
    const [isCancelled] = await runInOrder(
      (tx) => tx.$executeRaw`LOCK TABLE deletion_mail IN EXCLUSIVE MODE`,
      () => app.cancelDeletion(mei),
      eraseDue,
    );
    expect(isCancelled).toBe(true);
    expect([await app.exists(mei), await isErasing(mei)]).toEqual([true, false]);
  });
});

it('one account that cannot be erased delays no other', async () => {
  const [mei, tom] = [await dueUser(), await dueUser()];
  await app.database.$executeRaw`CREATE TABLE obstacle (account_id uuid REFERENCES account (id))`;
  await app.database.$executeRaw`INSERT INTO obstacle VALUES (${mei.id}::uuid)`;
  await expect(eraseDue()).rejects.toThrow('1 accounts could not be erased');
  expect([await app.exists(mei), await isErasing(mei)]).toEqual([true, false]);
  expect([await app.exists(tom), await isErasing(tom)]).toEqual([false, true]);
  await app.database.$executeRaw`DROP TABLE obstacle`;
  await eraseDue();
  expect(await app.exists(mei)).toBe(false);
});

it('the sessions of the user are revoked in the transaction of the request', async () => {
  const mei = await storeUser(app);
  await app.requestDeletion(mei);
  await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
  const entries = await app.redis.xrange('events:social', '-', '+');
  const revoked = entries.filter(([, fields]) => {
    const { type, data } = JSON.parse(fields[1]!) as { type: string; data: { userId: string } };
    return type === sessionsRevoked.type && data.userId === mei.id;
  });
  expect(revoked).toHaveLength(1);
});
