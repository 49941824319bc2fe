import { randomUUID } from 'node:crypto';
import { failNextWrite } from '@memory/testing';
import { FRIENDS_ADDED_PER_DAY } from '../src/friendships/add-friend.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const HOUR_MS = 3_600_000;
let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const add = (as: string, friendId: string, headers = {}) =>
  app.request('POST', '/api/friends', { as, body: { friendId }, headers });
const remove = (as: string, friendId: string) => app.request('DELETE', `/api/friends/${friendId}`, { as });
/** Registers a user who has added this number of friends since some hours ago. */
async function userWithAdditions(count: number, hoursAgo = 1) {
  const user = await storeUser(app);
  const since = new Date(Date.now() - hoursAgo * HOUR_MS);
  await app.database.friendAdditions.create({ data: { userId: user.id, count, since } });
  return user;
}
const countOf = async (userId: string) => (await app.database.friendAdditions.findUnique({ where: { userId } }))?.count;
const friendIdsOf = async (as: string) =>
  (await app.request('GET', '/api/friends', { as })).json<{ id: string }[]>().map(({ id }) => id);

it('lets a teacher add five classes of forty in one day', () => {
  expect(FRIENDS_ADDED_PER_DAY).toBeGreaterThanOrEqual(5 * 40);
});

describe('the limit on added friends', () => {
  it('rejects the next one with the time until the end of the day, and writes nothing', async () => {
    const [mei, tom, li] = await Promise.all([
      userWithAdditions(FRIENDS_ADDED_PER_DAY - 1, 23),
      storeUser(app),
      storeUser(app),
    ]);
    expect((await add(mei.id, tom.id)).statusCode).toBe(201);
    const rejected = await add(mei.id, li.id);
    expect(rejected.json()).toMatchObject({ statusCode: 429, code: 'too_many_friends_added' });
    const retryAfter = Number(rejected.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(3_500);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect([await friendIdsOf(mei.id), await friendIdsOf(li.id)]).toEqual([[tom.id], []]);
  });

  it('is not reset by removing friends', async () => {
    const [mei, tom] = await Promise.all([userWithAdditions(FRIENDS_ADDED_PER_DAY - 1), storeUser(app)]);
    await add(mei.id, tom.id);
    await remove(mei.id, tom.id);
    expect((await add(mei.id, tom.id)).statusCode).toBe(429);
  });

  it('is not exceeded by concurrent requests', async () => {
    const mei = await userWithAdditions(FRIENDS_ADDED_PER_DAY - 3);
    const others = await Promise.all(Array.from({ length: 8 }, () => storeUser(app)));
    const responses = await Promise.all(others.map(({ id }) => add(mei.id, id)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(5).fill(429),
    ]);
    expect(await friendIdsOf(mei.id)).toHaveLength(3);
  });

  it('begins anew after 24 hours', async () => {
    const [mei, tom] = await Promise.all([userWithAdditions(FRIENDS_ADDED_PER_DAY, 24), storeUser(app)]);
    expect((await add(mei.id, tom.id)).statusCode).toBe(201);
    expect(await countOf(mei.id)).toBe(1);
  });

  it('counts neither repeats nor whom a user did not add', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    const key = { 'idempotency-key': randomUUID() };
    await add(mei.id, tom.id, key);
    await add(mei.id, tom.id, key);
    await add(mei.id, tom.id);
    await add(tom.id, mei.id);
    expect([await countOf(mei.id), await countOf(tom.id)]).toEqual([1, undefined]);
  });

  it('counts nothing when the friendship could not be created', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    await failNextWrite(app.database, 'outbox', 'insert');
    await add(mei.id, tom.id);
    expect([await countOf(mei.id), await friendIdsOf(mei.id)]).toEqual([undefined, []]);
  });

  it('tells nothing about hidden users: they are absent before and after it', async () => {
    const [mei, blocker] = await Promise.all([userWithAdditions(FRIENDS_ADDED_PER_DAY), storeUser(app)]);
    await app.request('POST', '/api/blocks', { as: blocker.id, body: { userId: mei.id } });
    const [hidden, missing] = await Promise.all([add(mei.id, blocker.id), add(mei.id, randomUUID())]);
    expect(hidden.statusCode).toBe(404);
    expect(hidden.json()).toEqual(missing.json());
  });
});

describe('with FRIENDSHIP_APPROVAL=required, the limit', () => {
  let strict: SocialApp;
  beforeAll(async () => {
    strict = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
  });
  afterAll(() => strict.close());

  it('counts requests, and not the acceptance of the requests of others', async () => {
    const [mei, tom, li] = await Promise.all([storeUser(strict), storeUser(strict), storeUser(strict)]);
    await strict.database.friendAdditions.create({ data: { userId: mei.id, count: FRIENDS_ADDED_PER_DAY } });
    const addStrictly = async (as: string, friendId: string) =>
      (await strict.request('POST', '/api/friends', { as, body: { friendId } })).statusCode;
    expect(await addStrictly(tom.id, mei.id)).toBe(201);
    expect(await addStrictly(mei.id, tom.id)).toBe(200);
    expect(await addStrictly(mei.id, li.id)).toBe(429);
  });
});
