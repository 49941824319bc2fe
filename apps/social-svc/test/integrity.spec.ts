import type { User } from '@memory/contracts';
import { accountDeleted } from '@memory/events';
import { type IntegrityProblems, runIntegrityChecks } from '@memory/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
/** The users with data in the other services. */
let dataOwners: Set<string>;
let mei: User;
let tom: User;
beforeAll(async () => void (app = await startSocialApp()));
afterAll(() => app.close());
beforeEach(async () => {
  dataOwners = new Set();
  app.fakePeers.responses.set('POST /internal/integrity/data-owners', ({ body }) => {
    const { after, ids } = body as { after: string | null; ids?: string[] };
    const found = [...dataOwners].filter((id) => id > (after ?? '') && (!ids || ids.includes(id)));
    return { status: 200, body: { userIds: found.toSorted() } };
  });
  [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
});

const check = (options: { repair?: boolean; only?: string[] } = {}): Promise<IntegrityProblems> =>
  runIntegrityChecks(
    ({ method, url, payload }) =>
      app.request(method as 'GET', String(url), payload === undefined ? {} : { body: payload as object }),
    options,
  );
const execute = (sql: string): Promise<number> => app.database.$executeRawUnsafe(sql);
const befriend = (one: User, other: User) =>
  app.request('POST', '/api/friends', { as: one.id, body: { friendId: other.id } });
const problem = (id: string, kind: string, isRepaired = false) => [{ id, kind, isRepaired }];

async function expectRepaired(problems: Record<string, object[]>): Promise<void> {
  expect(await check()).toEqual(problems);
  for (const repaired of Object.values(await check({ repair: true })).flat()) expect(repaired.isRepaired).toBe(true);
  expect(await check()).toEqual({});
}

describe('integrity checks of social-svc', () => {
  it('find and repair wrong numbers of friends, requests and notices, also without a row', async () => {
    await befriend(mei, tom);
    const counters = () => app.database.friendCounter.findMany({ where: { userId: { in: [mei.id, tom.id] } } });
    const before = await counters();
    await execute(`UPDATE friend_counter SET notices = 4 WHERE user_id = '${mei.id}'`);
    await execute(`DELETE FROM friend_counter WHERE user_id = '${tom.id}'`);
    const ids = [mei.id, tom.id].toSorted();
    await expectRepaired({ 'friend-counters': ids.flatMap((id) => problem(id, 'wrong_number')) });
    expect(await counters()).toEqual(expect.arrayContaining(before));
  });

  it('find and repair a wrong number of blocks', async () => {
    await app.request('POST', '/api/blocks', { as: mei.id, body: { userId: tom.id } });
    await execute(`UPDATE block_counter SET blocks = 3 WHERE user_id = '${mei.id}'`);
    await expectRepaired({ 'block-counters': problem(mei.id, 'wrong_number') });
    expect(await app.database.blockCounter.findUnique({ where: { userId: mei.id } })).toMatchObject({ blocks: 1 });
  });

  it('find and end a friendship beside a block', async () => {
    const [first, second] = [mei.id, tom.id].toSorted();
    await befriend(mei, tom);
    await execute(`INSERT INTO block (blocker_id, blocked_id) VALUES ('${second}', '${first}')`);
    await expectRepaired({ friendships: problem(`${first} ${second}`, 'contradictory') });
    expect(await app.database.friendship.count({ where: { firstId: first!, secondId: second! } })).toBe(0);
    expect(await app.database.friendCounter.findUnique({ where: { userId: mei.id } })).toMatchObject({ friends: 0 });
  });

  it('find and repair the names by which an account is found', async () => {
    await execute(`DELETE FROM account_name WHERE account_id = '${mei.id}'`);
    await execute(`INSERT INTO account_name (account_id, name, username) VALUES ('${tom.id}', 'old', 'old')`);
    const ids = [mei.id, tom.id].toSorted();
    await expectRepaired({ 'account-names': ids.flatMap((id) => problem(id, 'outdated')) });
    expect(await app.database.accountName.count({ where: { accountId: mei.id } })).toBeGreaterThan(0);
  });

  it('find data of accounts that are erased, and none of existing accounts and running erasures', async () => {
    const [erased, running] = [uuidv7(), uuidv7()];
    dataOwners = new Set([erased, running, mei.id]);
    await execute(`INSERT INTO erasure (user_id, stage) VALUES ('${running}', 'settling')`);
    const problems = {
      'erased-accounts': ['journal-svc', 'language-svc', 'media-svc'].flatMap((service) =>
        problem(`${service} ${erased}`, 'orphaned'),
      ),
    };
    expect(await check()).toEqual(problems);
    // Only listed: this database may be the older one.
    expect(await check({ repair: true })).toEqual(problems);
    await execute('DELETE FROM erasure');
  });

  it('leave out data that is deleted before the second look', async () => {
    const erased = uuidv7();
    dataOwners.add(erased);
    const list = app.fakePeers.responses.get('POST /internal/integrity/data-owners')!;
    app.fakePeers.responses.set('POST /internal/integrity/data-owners', (call) => {
      const response = list(call);
      dataOwners.delete(erased);
      return response;
    });
    expect(await check()).toEqual({});
  });

  it('find an erasure that has lasted for more than a day', async () => {
    const id = uuidv7();
    await execute(
      `INSERT INTO erasure (user_id, stage, started_at) VALUES ('${id}', 'told', now() - interval '2 days')`,
    );
    expect(await check({ only: ['erasures'] })).toEqual({ erasures: problem(id, 'overdue') });
    await execute('DELETE FROM erasure');
  });

  it('find dead letters of this service and of the gateway', async () => {
    const event = (producer: string) => ({
      id: uuidv7(),
      type: accountDeleted.type,
      entityId: producer,
      occurredAt: new Date().toISOString(),
      data: {},
    });
    const [social, gateway] = [event('social'), event('gateway')];
    await app.redis.xadd('events:social:dead:media-svc', '*', 'event', JSON.stringify(social));
    await app.redis.xadd('events:gateway:dead:social-svc', '*', 'event', JSON.stringify(gateway));
    expect(await check()).toEqual({
      'dead-letters': [...problem(social.id, 'overdue'), ...problem(gateway.id, 'overdue')],
    });
    await app.redis.del('events:social:dead:media-svc', 'events:gateway:dead:social-svc');
  });

  it('report nothing while friendships and blocks begin and end, and lose no change by a repair', async () => {
    const users = [mei, tom, ...(await Promise.all(Array.from({ length: 2 }, () => storeUser(app))))];
    const writing = { isOver: false };
    const write = async (one: User): Promise<void> => {
      for (const other of users) {
        if (other === one) continue;
        await befriend(one, other);
        await app.request('DELETE', `/api/friends/${other.id}`, { as: one.id });
        await app.request('POST', '/api/blocks', { as: one.id, body: { userId: other.id } });
        await app.request('DELETE', `/api/blocks/${other.id}`, { as: one.id });
        await befriend(one, other);
      }
    };
    const writers = Promise.all(users.map(write)).finally(() => (writing.isOver = true));
    while (!writing.isOver) {
      expect(await check({ only: ['friend-counters', 'block-counters', 'friendships', 'account-names'] })).toEqual({});
      await execute(`UPDATE friend_counter SET friends = friends + 1 WHERE user_id = '${mei.id}'`);
      await execute(`UPDATE block_counter SET blocks = blocks + 1 WHERE user_id = '${mei.id}'`);
      await check({ repair: true, only: ['friend-counters', 'block-counters'] });
    }
    await writers;
    expect(await check()).toEqual({});
  });
});
