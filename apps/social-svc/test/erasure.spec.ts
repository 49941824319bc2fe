import { randomUUID } from 'node:crypto';
import type { Erasure, User } from '@memory/contracts';
import { accountDeleted, groupsStoringUserData } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { tables } from '../src/erasure/tables.ts';
import { PASSWORD, register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const STREAM = 'events:social';
const READER = 'reader';

let app: SocialApp;
let redis: Redis;
beforeAll(async () => {
  app = await startSocialApp({ ERASURE_SETTLE_MS: '1' });
  redis = new Redis(app.redis.url);
  for (const group of groupsStoringUserData) await redis.xgroup('CREATE', STREAM, group, '0', 'MKSTREAM');
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

const remove = (userId: string) => app.call('DELETE', `/internal/accounts/${userId}`);
const erasures = async (): Promise<Erasure[]> => (await app.call('GET', '/internal/erasures')).json();
const erasureOf = async (userId: string): Promise<Erasure | undefined> =>
  (await erasures()).find((one) => one.userId === userId);

/** What a group does: takes all there is, and handles the deletion of an account or leaves it in hand. @returns how often it was told to */
async function read(group: string, { handles = true } = {}): Promise<string[]> {
  const answer = (await redis.xreadgroup('GROUP', group, READER, 'COUNT', 1_000, 'STREAMS', STREAM, '>')) as unknown as
    | [string, [string, string[]][]][]
    | null;
  const told: string[] = [];
  for (const [id, [, body = '']] of answer?.[0]?.[1] ?? []) {
    const event = JSON.parse(body) as { type: string; entityId: string };
    if (event.type === accountDeleted.type) told.push(event.entityId);
    if (handles || event.type !== accountDeleted.type) await redis.xack(STREAM, group, id);
  }
  return told;
}

/** All groups obey from now on. @returns ends that */
function obey(groups: readonly string[] = groupsStoringUserData): () => Promise<void> {
  const end = new AbortController();
  const work = (async () => {
    while (!end.signal.aborted) {
      for (const group of groups) await read(group);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    end.abort();
    await work;
  };
}

/** Everything that this service's database and the bus hold, as text. */
async function everything(): Promise<string> {
  const rows = await Promise.all(
    Object.keys(tables).map((table) =>
      app.database.$queryRawUnsafe<{ row: string }[]>(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  const streams = await redis.keys('events:social*');
  const events = await Promise.all(streams.map((stream) => redis.xrange(stream, '-', '+')));
  return JSON.stringify([rows, events]);
}

/** Somebody with friends, a request, an external identity and news of a profile change. */
async function somebody(): Promise<{ user: User; friend: User; words: string[] }> {
  const user = await register(app, { firstName: `F${randomUUID()}`, email: `${randomUUID()}@example.com` });
  const [friend, other] = [await register(app), await register(app)];
  await app.call('POST', '/api/friends', { as: user.id, body: { friendId: friend.id } });
  await app.call('POST', '/api/friends', { as: other.id, body: { friendId: user.id } });
  await app.call('PATCH', '/api/profile', {
    as: user.id,
    body: { bio: `B${randomUUID()}`, lastName: `L${randomUUID()}` },
  });
  const now = (await app.call('GET', '/api/profile', { as: user.id })).json<User>();
  await app.database.externalIdentity.create({
    data: { issuer: 'https://id.example', subject: user.id, accountId: user.id },
  });
  return {
    user: now,
    friend,
    words: [user.id, user.username, user.email, user.firstName, now.lastName, now.bio].map((word) => word ?? 'none'),
  };
}

describe('deleting an account', () => {
  it('takes all of the person from here at once, and nothing of anybody else', async () => {
    const { user, friend } = await somebody();
    expect((await remove(user.id)).statusCode).toBe(204);
    expect((await app.call('GET', `/internal/accounts/${user.id}`)).statusCode).toBe(404);
    expect((await app.call('GET', '/api/friends', { as: friend.id })).json()).toEqual([]);
    expect(
      (
        await app.call('POST', '/internal/accounts/verify-password', {
          body: { username: user.username, password: PASSWORD },
        })
      ).statusCode,
    ).toBe(401);
    expect(await app.database.externalIdentity.count({ where: { subject: user.id } })).toBe(0);
    expect((await app.call('GET', `/internal/accounts/${friend.id}`)).statusCode).toBe(200);
    // The name is free again.
    expect((await register(app, { username: user.username })).id).not.toBe(user.id);
  });

  it('is told to everybody twice, and the last trace goes when all have obeyed', async () => {
    const { user, words } = await somebody();
    await remove(user.id);
    await eventually(async () =>
      expect(await erasureOf(user.id)).toMatchObject({ settling: false, waitingFor: groupsStoringUserData }),
    );
    const [late, ...others] = groupsStoringUserData;
    const rest = obey(others);
    await eventually(async () => expect(await erasureOf(user.id)).toMatchObject({ waitingFor: [late] }));
    const told: string[] = [];
    await eventually(async () => {
      told.push(...(await read(late)));
      expect(await erasureOf(user.id)).toBeUndefined();
    });
    await rest();
    expect(told.filter((id) => id === user.id)).toHaveLength(2);
    const left = await everything();
    expect(words.filter((word) => left.includes(word))).toEqual([]);
  });

  it('waits for whoever has it in hand', async () => {
    const { user } = await somebody();
    const [slow, ...others] = groupsStoringUserData;
    await remove(user.id);
    const rest = obey(others);
    await eventually(async () => {
      await read(slow, { handles: false });
      expect(await erasureOf(user.id)).toMatchObject({ waitingFor: [slow] });
    });
    const [[pending]] = (await redis.xpending(STREAM, slow, '-', '+', 1)) as [[string]];
    await redis.xack(STREAM, slow, pending);
    const slowOne = obey([slow]);
    await eventually(async () => expect(await erasureOf(user.id)).toBeUndefined());
    await Promise.all([rest(), slowOne()]);
  });

  it('twice is once, and nobody cannot be deleted', async () => {
    const { user } = await somebody();
    expect([(await remove(user.id)).statusCode, (await remove(user.id)).statusCode]).toEqual([204, 204]);
    expect((await erasures()).filter(({ userId }) => userId === user.id)).toHaveLength(1);
    expect((await remove(randomUUID())).statusCode).toBe(404);
  });
});

describe('finding an account by its name', () => {
  it('finds it however the name is written, and says so when there is none', async () => {
    const user = await register(app, { username: `Ｍei-${randomUUID().slice(0, 8)}` });
    const find = (username: string) => app.call('GET', `/internal/accounts?username=${encodeURIComponent(username)}`);
    expect((await find(user.username.toUpperCase())).json()).toMatchObject({ id: user.id });
    expect((await find('nobody-of-that-name')).statusCode).toBe(404);
    expect((await find('')).statusCode).toBe(400);
  });
});

it('knows of every table what of a person is in it', async () => {
  expect(await listUnlistedTables(app.database, tables)).toEqual([]);
});
