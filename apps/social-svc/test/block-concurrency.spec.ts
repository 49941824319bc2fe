import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { lockPair } from '../src/blocks/pair-lock.ts';
import type { Transaction } from '../src/database.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const add = (one: User, other: User) =>
  app.request('POST', '/api/friends', { as: one.id, body: { friendId: other.id } });
const block = (one: User, other: User) =>
  app.request('POST', '/api/blocks', { as: one.id, body: { userId: other.id } });
const couple = () => Promise.all([storeUser(app), storeUser(app)]);

const countRows = async (one: User, other: User) => {
  const pair = { in: [one.id, other.id] };
  return {
    friendships: await app.database.friendship.count({ where: { firstId: pair, secondId: pair } }),
    blocks: await app.database.block.count({ where: { blockerId: pair, blockedId: pair } }),
  };
};

const lockWaits = async (): Promise<number> => {
  const [row] = await app.database.$queryRaw<{ waiting: bigint }[]>`
    SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return Number(row?.waiting);
};

/** Sends requests one after the other while a transaction is open; each waits for a lock before the next one is sent. */
async function duringTransaction<Response>(
  run: (tx: Transaction) => Promise<unknown>,
  requests: readonly (() => PromiseLike<Response>)[],
): Promise<Response[]> {
  const sent: Promise<Response>[] = [];
  await app.database.$transaction(async (tx) => {
    await run(tx);
    for (const send of requests) {
      sent.push(Promise.resolve(send()));
      await eventually(async () => expect(await lockWaits()).toBe(sent.length));
    }
  });
  return Promise.all(sent);
}

describe('of a block and a friendship that are created concurrently, only the block remains', () => {
  it.each(['the block is first', 'the friendship is first'])('when %s', async (order) => {
    const [mei, tom] = await couple();
    const requests = [() => block(mei, tom), () => add(tom, mei)];
    if (order === 'the friendship is first') requests.reverse();
    const responses = await duringTransaction((tx) => lockPair(tx, mei.id, tom.id), requests);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(
      order === 'the block is first' ? [201, 404] : [201, 201],
    );
    expect(await countRows(mei, tom)).toEqual({ friendships: 0, blocks: 1 });
  });

  it('when both users send many requests', async () => {
    const [mei, tom] = await couple();
    await Promise.all(Array.from({ length: 5 }, () => [add(tom, mei), block(mei, tom), add(mei, tom)]).flat());
    expect(await countRows(mei, tom)).toEqual({ friendships: 0, blocks: 1 });
  });
});

it('two users who block each other concurrently create one block, and the other one gets 404', async () => {
  const [mei, tom] = await couple();
  const responses = await duringTransaction(
    (tx) => lockPair(tx, mei.id, tom.id),
    [() => block(mei, tom), () => block(tom, mei)],
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 404]);
  expect(await countRows(mei, tom)).toEqual({ friendships: 0, blocks: 1 });
});

it('of concurrent repeats, one creates the block', async () => {
  const [mei, tom] = await couple();
  const responses = await Promise.all(Array.from({ length: 4 }, () => block(mei, tom)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201]);
});

it('blocking an account that is deleted concurrently is 404', async () => {
  const [mei, tom] = await couple();
  const [response] = await duringTransaction(
    (tx) => tx.account.delete({ where: { id: tom.id } }),
    [() => block(mei, tom)],
  );
  expect(response?.statusCode).toBe(404);
});

it('an account that is deleted while friends block and remove each other leaves no deadlock', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => storeUser(app)));
  const [first, ...others] = users as [User, ...User[]];
  for (const one of users) for (const other of users) if (one.id < other.id) await add(one, other);
  const responses = await Promise.all([
    app.request('DELETE', `/internal/accounts/${first.id}`),
    ...others.flatMap((one, index) => {
      const next = others[(index + 1) % others.length]!;
      return [block(one, first), block(one, next), app.request('DELETE', `/api/friends/${first.id}`, { as: one.id })];
    }),
  ]);
  expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});
