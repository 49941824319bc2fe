import { setTimeout as delay } from 'node:timers/promises';
import type { User, UserPair } from '@memory/contracts';
import { failNextWrite } from '@memory/testing';
import { storeUser } from './factories.ts';
import { confirm, fail, pairOf, type RelationApp, startRelationApp } from './relation-app.ts';

let app: RelationApp;
let withApproval: RelationApp;
beforeAll(async () => {
  [app, withApproval] = await Promise.all([startRelationApp(), startRelationApp({ FRIENDSHIP_APPROVAL: 'required' })]);
});
afterAll(() => Promise.all([app.close(), withApproval.close()]));
beforeEach(() => {
  app.respondToWithdrawals(confirm);
  app.fakePeers.calls.length = 0;
});

const couple = (on = app) => Promise.all([storeUser(on), storeUser(on)]);

/** Everything that takes sight away: a user who may be seen, and the request that ends it. */
const withdrawingRequests: readonly [
  string,
  (mei: User, tom: User) => UserPair,
  (mei: User, tom: User) => ReturnType<RelationApp['request']>,
  'none' | 'hidden',
][] = [
  ['the end of a friendship', (mei, tom) => pairOf(mei.id, tom.id), (mei, tom) => app.remove(mei, tom), 'none'],
  ['a block', (mei, tom) => pairOf(mei.id, tom.id), (mei, tom) => app.block(mei, tom), 'hidden'],
  ['the request to delete an account', (mei) => pairOf(mei.id, mei.id), (mei) => app.requestDeletion(mei), 'hidden'],
  [
    'a deletion by an administrator',
    (mei) => pairOf(mei.id, mei.id),
    (mei) => app.request('DELETE', `/internal/accounts/${mei.id}`),
    'hidden',
  ],
];

/** The rows of everything that could change, without those of the security log. */
const rowsOf = async (mei: User, tom: User): Promise<string> => {
  const ids = { in: [mei.id, tom.id] };
  return JSON.stringify([
    await app.database.friendship.findMany({ where: { firstId: ids, secondId: ids } }),
    await app.database.block.findMany({ where: { blockerId: ids, blockedId: ids } }),
    await app.database.requestedDeletion.findMany({ where: { accountId: ids } }),
    await app.database.erasure.findMany({ where: { userId: ids } }),
    await app.database.account.count({ where: { id: ids } }),
    await app.database.friendCounter.findMany({ where: { userId: ids }, orderBy: { userId: 'asc' } }),
  ]);
};

/** Sends a request after `begin`, and again when journal-svc confirms. Returns what the first one got and changed, and whether the second succeeded. */
async function sendTwice(
  request: (mei: User, tom: User) => ReturnType<RelationApp['request']>,
  begin: () => void,
): Promise<{ status: number; code: unknown; hasChangedRows: boolean; isSecondSuccessful: boolean }> {
  const [mei, tom] = await couple();
  await app.add(mei, tom);
  const stored = async (): Promise<string> => JSON.stringify([await rowsOf(mei, tom), await app.events([mei])]);
  const before = await stored();
  begin();
  const response = await request(mei, tom);
  const hasChangedRows = (await stored()) !== before;
  app.respondToWithdrawals(confirm);
  const isSecondSuccessful = (await request(mei, tom)).statusCode < 300;
  return { status: response.statusCode, code: response.json().code, hasChangedRows, isSecondSuccessful };
}
const rejectedOnce = { status: 503, code: 'service_unavailable', hasChangedRows: false, isSecondSuccessful: true };

it('the end of a friendship gets 503 and changes nothing when journal-svc does not respond', async () => {
  const hang = (): void => app.respondToWithdrawals(() => delay(7_000, confirm(), { ref: false }));
  expect(await sendTwice((mei, tom) => app.remove(mei, tom), hang)).toEqual(rejectedOnce);
});

describe.each(withdrawingRequests)('%s', (_, toPair, request, kind) => {
  it('is stored by journal-svc before it is committed, and confirmed by an event of the same version', async () => {
    const [mei, tom] = await couple();
    await app.add(mei, tom);
    const before = await rowsOf(mei, tom);
    let rowsWhileStored = '';
    app.respondToWithdrawals(async () => {
      rowsWhileStored = await rowsOf(mei, tom);
      return confirm();
    });
    expect((await request(mei, tom)).statusCode).toBeLessThan(300);
    expect(rowsWhileStored).toBe(before);
    const [withdrawal] = app.withdrawals();
    expect(app.withdrawals()).toEqual([{ ...toPair(mei, tom), kind, version: expect.any(Number) }]);
    // The events of an account that is being erased are deleted with it.
    const confirmation = (await app.exists(mei)) ? (await app.events([mei])).at(-1) : withdrawal;
    expect(confirmation).toEqual(withdrawal);
  });

  it.each<[string, () => void]>([
    ['fails', () => app.respondToWithdrawals(fail)],
    [
      'has stored it and its response is lost',
      () =>
        app.respondToWithdrawals(() => ({
          status: 503,
          body: { statusCode: 503, code: 'outcome_unknown', message: 'lost' },
        })),
    ],
  ])('gets 503 and changes nothing when journal-svc %s', async (_, begin) => {
    expect(await sendTwice(request, begin)).toEqual(rejectedOnce);
  });

  it('succeeds when journal-svc is of the previous release, which asks at each read', async () => {
    const [mei, tom] = await couple();
    await app.add(mei, tom);
    app.respondToWithdrawals(() => ({
      status: 404,
      body: { statusCode: 404, code: 'not_found', message: 'none' },
    }));
    expect((await request(mei, tom)).statusCode).toBeLessThan(300);
  });

  it('is not announced when the commit fails, and journal-svc gets the present relation with a later version', async () => {
    const [mei, tom] = await couple();
    await app.add(mei, tom);
    const published = await app.events([mei]);
    const hasFailed = await failNextWrite(app.database, 'outbox', 'commit');
    expect((await request(mei, tom)).statusCode).toBeGreaterThanOrEqual(500);
    expect(await hasFailed()).toBe(true);
    expect(await app.events([mei])).toEqual(published);
    const [withdrawal] = app.withdrawals();
    const { relations } = await app.readRelations([toPair(mei, tom)]);
    const pair = toPair(mei, tom);
    expect(relations).toMatchObject([{ ...pair, kind: pair.firstId === pair.secondId ? 'none' : 'friend' }]);
    expect(relations[0]!.version).toBeGreaterThan(withdrawal!.version);
  });
});

describe('what gives sight', () => {
  it('is announced by events of rising versions, and asks nothing of journal-svc', async () => {
    const [mei, tom] = await couple();
    app.respondToWithdrawals(fail);
    await app.add(mei, tom);
    await app.add(mei, tom);
    app.respondToWithdrawals(confirm);
    await app.block(mei, tom);
    await app.unblock(mei, tom);
    await app.unblock(mei, tom);
    await app.requestDeletion(mei);
    await app.cancelDeletion(mei);
    await app.cancelDeletion(mei);
    const published = await app.events([mei]);
    const [pair, account] = [pairOf(mei.id, tom.id), pairOf(mei.id, mei.id)];
    expect(published.map(({ version: _version, ...relation }) => relation)).toEqual([
      { ...pair, kind: 'friend' },
      { ...pair, kind: 'hidden' },
      { ...pair, kind: 'none' },
      { ...account, kind: 'hidden' },
      { ...account, kind: 'none' },
    ]);
    const versions = published.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('is not the end of one of two blocks, nor a request that is pending, nor its end', async () => {
    const [mei, tom] = await couple(withApproval);
    expect((await withApproval.add(mei, tom)).json()).toMatchObject({ friendship: 'pending' });
    withApproval.respondToWithdrawals(fail);
    expect((await withApproval.remove(tom, mei)).statusCode).toBe(204);
    expect(await withApproval.events([mei])).toEqual([]);
    await withApproval.add(mei, tom);
    await withApproval.add(tom, mei);
    expect(await withApproval.events([mei])).toMatchObject([{ kind: 'friend' }]);

    const [li, ana] = await couple();
    await app.block(li, ana);
    // No request can make the second block, which looks like one of a user who does not exist.
    await app.database.block.create({ data: { blockerId: ana.id, blockedId: li.id } });
    await app.unblock(li, ana);
    expect((await app.events([li])).map(({ kind }) => kind)).toEqual(['hidden']);
  });
});
