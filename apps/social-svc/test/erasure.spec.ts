import { randomUUID } from 'node:crypto';
import type { AccountErasure, User } from '@memory/contracts';
import { accountDeleted, groupsStoringUserData } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { accountDataTables } from '../src/erasure/tables.ts';
import { registerUser, storeUser, TEST_PASSWORD } from './factories.ts';
import { SecondFactorClient } from './second-factors.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const STREAM = 'events:social';
const CONSUMER = 'consumer';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ ERASURE_SETTLE_MS: '1' });
  for (const group of groupsStoringUserData) await app.redis.xgroup('CREATE', STREAM, group, '0', 'MKSTREAM');
});
afterAll(() => app.close());

const remove = (userId: string) => app.request('DELETE', `/internal/accounts/${userId}`);
const erasures = async (): Promise<AccountErasure[]> => (await app.request('GET', '/internal/erasures')).json();
const erasureOf = async (userId: string): Promise<AccountErasure | undefined> =>
  (await erasures()).find((one) => one.userId === userId);

/**
 * Reads all new events as a consumer group does, and acknowledges them; account deletions only if `handles`.
 * @returns the ids of the deleted accounts, once for each event
 */
async function read(group: string, { handles = true } = {}): Promise<string[]> {
  const response = (await app.redis.xreadgroup(
    'GROUP',
    group,
    CONSUMER,
    'COUNT',
    1_000,
    'STREAMS',
    STREAM,
    '>',
  )) as unknown as [string, [string, string[]][]][] | null;
  const deletedIds: string[] = [];
  for (const [id, [, body = '']] of response?.[0]?.[1] ?? []) {
    const event = JSON.parse(body) as { type: string; entityId: string };
    if (event.type === accountDeleted.type) deletedIds.push(event.entityId);
    if (handles || event.type !== accountDeleted.type) await app.redis.xack(STREAM, group, id);
  }
  return deletedIds;
}

/** Handles all events of the consumer groups until the returned function is called. */
function handleEvents(groups: readonly string[] = groupsStoringUserData): () => Promise<void> {
  const stopping = new AbortController();
  const work = (async () => {
    while (!stopping.signal.aborted) {
      for (const group of groups) await read(group);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    stopping.abort();
    await work;
  };
}

/** All rows of this service's database and all its events on the bus, as JSON. */
async function dumpAllData(): Promise<string> {
  const rows = await Promise.all(
    Object.keys(accountDataTables).map((table) =>
      app.database.$queryRawUnsafe<{ row: string }[]>(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  const streams = await app.redis.keys('events:social*');
  const events = await Promise.all(streams.map((stream) => app.redis.xrange(stream, '-', '+')));
  return JSON.stringify([rows, events]);
}

/** A user with friends, a request, blocks in both directions, a sent report, a second factor, an external identity and a profile change; `personalData` are texts that an erasure must delete. */
async function createUserWithData(): Promise<{ user: User; friend: User; personalData: string[] }> {
  const user = await storeUser(app, { firstName: `F${randomUUID()}`, email: `${randomUUID()}@example.com` });
  const [friend, other] = [await storeUser(app), await storeUser(app)];
  await app.request('POST', '/api/friends', { as: user.id, body: { friendId: friend.id } });
  await app.request('POST', '/api/friends', { as: other.id, body: { friendId: user.id } });
  for (const [blocker, blocked] of [
    [user.id, (await storeUser(app)).id],
    [(await storeUser(app)).id, user.id],
  ])
    await app.request('POST', '/api/blocks', { as: blocker, body: { userId: blocked } });
  await app.request('PATCH', '/api/profile', {
    as: user.id,
    body: { bio: `B${randomUUID()}`, lastName: `L${randomUUID()}` },
  });
  const reportText = `R${randomUUID()}`;
  await app.request('POST', '/api/reports', {
    as: user.id,
    body: { userId: friend.id, reason: 'other', text: reportText },
    headers: { 'idempotency-key': reportText },
  });
  const factors = new SecondFactorClient(app, user.id);
  await factors.addTotp();
  await factors.addPasskey();
  await factors.startTotp();
  const now = (await app.request('GET', '/api/profile', { as: user.id })).json<User>();
  await app.database.externalIdentity.create({
    data: { issuer: 'https://id.example', subject: user.id, accountId: user.id },
  });
  return {
    user: now,
    friend,
    personalData: [user.id, user.username, user.email, user.firstName, now.lastName, now.bio, reportText].map(
      (text) => text ?? 'none',
    ),
  };
}

describe('deleting an account', () => {
  it('deletes all rows of the user at once, and none of other users', async () => {
    const { user, friend } = await createUserWithData();
    expect((await remove(user.id)).statusCode).toBe(204);
    expect((await app.request('GET', `/internal/accounts/${user.id}`)).statusCode).toBe(404);
    expect((await app.request('GET', '/api/friends', { as: friend.id })).json()).toEqual([]);
    expect(
      (
        await app.request('POST', '/api/simple-login', {
          body: { username: user.username, password: TEST_PASSWORD },
        })
      ).statusCode,
    ).toBe(401);
    expect(await app.database.externalIdentity.count({ where: { subject: user.id } })).toBe(0);
    expect((await app.request('GET', `/internal/accounts/${friend.id}`)).statusCode).toBe(200);
    // The username can be used again.
    expect((await registerUser(app, { username: user.username })).id).not.toBe(user.id);
  });

  it('notifies all services twice, and deletes the last data once all have handled the event', async () => {
    const { user, personalData } = await createUserWithData();
    await remove(user.id);
    await eventually(async () =>
      expect(await erasureOf(user.id)).toMatchObject({ settling: false, waitingFor: groupsStoringUserData }),
    );
    const [late, ...others] = groupsStoringUserData;
    const rest = handleEvents(others);
    await eventually(async () => expect(await erasureOf(user.id)).toMatchObject({ waitingFor: [late] }));
    const deletedIds: string[] = [];
    await eventually(async () => {
      deletedIds.push(...(await read(late)));
      expect(await erasureOf(user.id)).toBeUndefined();
    });
    await rest();
    expect(deletedIds.filter((id) => id === user.id)).toHaveLength(2);
    const left = await dumpAllData();
    expect(personalData.filter((text) => left.includes(text))).toEqual([]);
  });

  it('waits for a service that has read the event and not acknowledged it', async () => {
    const { user } = await createUserWithData();
    const [slow, ...others] = groupsStoringUserData;
    await remove(user.id);
    const rest = handleEvents(others);
    await eventually(async () => {
      await read(slow, { handles: false });
      expect(await erasureOf(user.id)).toMatchObject({ waitingFor: [slow] });
    });
    const [[pending]] = (await app.redis.xpending(STREAM, slow, '-', '+', 1)) as [[string]];
    await app.redis.xack(STREAM, slow, pending);
    const slowOne = handleEvents([slow]);
    await eventually(async () => expect(await erasureOf(user.id)).toBeUndefined());
    await Promise.all([rest(), slowOne()]);
  });

  it('waits for all services again when Redis has lost the event', async () => {
    const { user } = await createUserWithData();
    await remove(user.id);
    await eventually(async () =>
      expect(await app.database.publishedEvent.count({ where: { entityId: user.id } })).toBeGreaterThan(0),
    );
    await app.redis.flushall();
    expect(await erasureOf(user.id)).toMatchObject({ settling: false, waitingFor: groupsStoringUserData });
    for (const group of groupsStoringUserData) await app.redis.xgroup('CREATE', STREAM, group, '0', 'MKSTREAM');
    const stop = handleEvents();
    await eventually(async () => expect(await erasureOf(user.id)).toBeUndefined());
    await stop();
  });

  it('is idempotent, and 404 for an unknown account', async () => {
    const { user } = await createUserWithData();
    expect([(await remove(user.id)).statusCode, (await remove(user.id)).statusCode]).toEqual([204, 204]);
    expect((await erasures()).filter(({ userId }) => userId === user.id)).toHaveLength(1);
    expect((await remove(randomUUID())).statusCode).toBe(404);
  });
});

describe('finding an account by its username', () => {
  it('ignores case and character width, and is 404 for an unknown username', async () => {
    const user = await storeUser(app, { username: `Ｍei-${randomUUID().slice(0, 8)}` });
    const find = (username: string) =>
      app.request('GET', `/internal/accounts?username=${encodeURIComponent(username)}`);
    expect((await find(user.username.toUpperCase())).json()).toMatchObject({ id: user.id });
    expect((await find('nobody-of-that-name')).statusCode).toBe(404);
    expect((await find('')).statusCode).toBe(400);
  });
});

it('every table of the database is listed in accountDataTables', async () => {
  expect(await listUnlistedTables(app.database, accountDataTables)).toEqual([]);
});
