import { randomUUID } from 'node:crypto';
import type { BlockedUser, User } from '@memory/contracts';
import { BLOCKS_MAX } from '../src/blocks/block-user.ts';
import { storeUser } from './factories.ts';
import { readFriendshipChanges } from './friendship-change-events.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let withApproval: SocialApp;
beforeAll(async () => {
  [app, withApproval] = await Promise.all([startSocialApp(), startSocialApp({ FRIENDSHIP_APPROVAL: 'required' })]);
});
afterAll(() => Promise.all([app.close(), withApproval.close()]));

const couple = (on = app) => Promise.all([storeUser(on), storeUser(on)]);
const block = (as: User, userId: string, on = app) =>
  on.request('POST', '/api/blocks', { as: as.id, body: { userId } });
const unblock = (as: User, userId: string) => app.request('DELETE', `/api/blocks/${userId}`, { as: as.id });
const add = (as: User, friend: User, on = app, headers = {}) =>
  on.request('POST', '/api/friends', { as: as.id, body: { friendId: friend.id }, headers });
const readList = async (as: User, path: string, on = app) => {
  const response = await on.request('GET', path, { as: as.id });
  return { ids: response.json<User[]>().map(({ id }) => id), total: response.headers['x-total-count'] };
};
const publicProfile = ({ id, username, firstName, lastName, profileImageUrl }: User) => ({
  id,
  username,
  firstName,
  lastName,
  profileImageUrl,
});

describe('blocking a user', () => {
  it('responds with 201 and the public profile, and with 200 and the same body when it is repeated', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app, { email: 'tom@example.com' })]);
    const response = await block(mei, tom.id);
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { ...publicProfile(tom), blockedAt: expect.any(String) },
    ]);
    const again = await block(mei, tom.id.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([200, response.json()]);
  });

  it('ends the friendship for both, and unblocking does not restore it', async () => {
    const [mei, tom] = await couple();
    await add(mei, tom);
    await block(mei, tom.id);
    const empty = { ids: [], total: '0' };
    expect([await readList(mei, '/api/friends'), await readList(tom, '/api/friends')]).toEqual([empty, empty]);
    expect((await unblock(mei, tom.id)).statusCode).toBe(204);
    expect([await readList(mei, '/api/friends'), await readList(tom, '/api/friends')]).toEqual([empty, empty]);
  });

  it.each(['sender', 'recipient'])('by the %s of a friend request deletes the request', async (who) => {
    const [mei, tom] = await couple(withApproval);
    await add(mei, tom, withApproval);
    const [blocker, blocked] = who === 'sender' ? [mei, tom] : [tom, mei];
    await block(blocker, blocked.id, withApproval);
    for (const user of [mei, tom])
      expect(await readList(user, '/api/friend-requests', withApproval)).toEqual({ ids: [], total: '0' });
  });

  it('rejects oneself, unknown ids and invalid ids, and stores nothing', async () => {
    const mei = await storeUser(app);
    for (const id of [mei.id, mei.id.toUpperCase()])
      expect((await block(mei, id)).json()).toMatchObject({ statusCode: 400, code: 'block_oneself' });
    for (const id of [randomUUID(), 'nobody'])
      expect((await block(mei, id)).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    expect((await block(mei, '')).json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
    expect(await readList(mei, '/api/blocks')).toEqual({ ids: [], total: '0' });
  });

  it('makes a response to an earlier add-friend request unavailable under its idempotency key', async () => {
    const [mei, tom] = await Promise.all([storeUser(app, { email: 'secret@example.com' }), storeUser(app)]);
    const key = { 'idempotency-key': 'add' };
    expect((await add(tom, mei, app, key)).json()).toMatchObject({ email: 'secret@example.com' });
    expect((await add(tom, mei, app, key)).statusCode).toBe(201);
    await block(mei, tom.id);
    expect((await add(tom, mei, app, key)).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    await unblock(mei, tom.id);
    expect((await add(tom, mei, app, key)).statusCode).toBe(201);
    expect(await readList(tom, '/api/friends')).toEqual({ ids: [], total: '0' });
  });
});

describe('a block sent with an idempotency key', () => {
  const send = (as: User, userId: string) =>
    app.request('POST', '/api/blocks', { as: as.id, body: { userId }, headers: { 'idempotency-key': 'block' } });

  it('is not made again by a repeat, which gets the first response', async () => {
    const [mei, tom] = await couple();
    const first = await send(mei, tom.id);
    await unblock(mei, tom.id);
    const again = await send(mei, tom.id);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await readList(mei, '/api/blocks')).toEqual({ ids: [], total: '0' });
    expect((await send(mei, randomUUID())).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('gets no stored response once the other user has blocked the viewer', async () => {
    const [mei, tom] = await couple();
    await send(mei, tom.id);
    await unblock(mei, tom.id);
    await block(tom, mei.id);
    expect((await send(mei, tom.id)).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
  });
});

describe('the limit of blocks', () => {
  /** A user with this number of blocks. */
  async function createBlocker(blocks: number): Promise<User> {
    const blocker = await storeUser(app);
    await app.database.$executeRaw`
      WITH blocked AS (
        INSERT INTO account (id, username, username_key, password_hash)
        SELECT id, id::text, id::text, '' FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${blocks}::int)) AS n
        RETURNING id
      )
      SELECT count(*) FROM blocked`;
    await app.database.$executeRaw`
      INSERT INTO block (blocker_id, blocked_id)
      SELECT ${blocker.id}::uuid, id FROM account WHERE id <> ${blocker.id}::uuid AND password_hash = '' LIMIT ${blocks}`;
    return blocker;
  }

  it('rejects one more block and keeps the friendship; a repeat and a block after an unblock still work', async () => {
    const mei = await createBlocker(BLOCKS_MAX - 1);
    const [last, friend] = await couple();
    await add(mei, friend);
    expect((await block(mei, last.id)).statusCode).toBe(201);
    expect((await block(mei, friend.id)).json()).toMatchObject({ statusCode: 409, code: 'too_many_blocks' });
    expect((await readList(mei, '/api/friends')).ids).toEqual([friend.id]);
    expect((await block(mei, last.id)).statusCode).toBe(200);
    expect((await block(mei, randomUUID())).statusCode).toBe(404);
    await unblock(mei, last.id);
    expect((await block(mei, friend.id)).statusCode).toBe(201);
  });

  it('holds for concurrent requests', async () => {
    const mei = await createBlocker(BLOCKS_MAX - 1);
    const others = await Promise.all(Array.from({ length: 4 }, () => storeUser(app)));
    const responses = await Promise.all(others.map(({ id }) => block(mei, id)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await app.database.block.count({ where: { blockerId: mei.id } })).toBe(BLOCKS_MAX);
  });
});

describe('the list of blocks', () => {
  it('has the newest block first, in pages with a total, and contains only the blocks of the viewer', async () => {
    const [mei, ...others] = (await Promise.all(Array.from({ length: 5 }, () => storeUser(app)))) as [User, ...User[]];
    for (const { id } of others.toReversed()) await block(mei, id);
    const stranger = await storeUser(app);
    await block(stranger, mei.id);
    const seen: string[] = [];
    let url: string | undefined = '/api/blocks?limit=2';
    while (url) {
      const response = await app.request('GET', url, { as: mei.id });
      expect(response.headers['x-total-count']).toBe('4');
      seen.push(...response.json<BlockedUser[]>().map(({ id }) => id));
      url = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(others.map(({ id }) => id));
    expect((await app.request('GET', '/api/blocks?cursor=junk', { as: mei.id })).json()).toMatchObject({
      code: 'bad_cursor',
    });
  });

  it('no longer contains unblocked users and deleted accounts, and neither does the total', async () => {
    const [mei, tom, li, ann] = (await Promise.all(Array.from({ length: 4 }, () => storeUser(app)))) as [
      User,
      User,
      User,
      User,
    ];
    for (const { id } of [tom, li, ann]) await block(mei, id);
    await unblock(mei, tom.id);
    await app.request('DELETE', `/internal/accounts/${li.id}`);
    expect(await readList(mei, '/api/blocks')).toEqual({ ids: [ann.id], total: '1' });
  });
});

describe('unblocking a user', () => {
  it('shows the users to each other again', async () => {
    const [mei, tom] = await couple();
    await block(mei, tom.id);
    await unblock(mei, tom.id);
    expect((await readList(tom, `/api/users/search?q=${mei.username}`)).ids).toEqual([mei.id]);
    expect((await add(tom, mei)).statusCode).toBe(201);
  });

  it('succeeds without a block, and is 404 for an unknown user', async () => {
    const [mei, tom] = await couple();
    expect((await unblock(mei, tom.id)).statusCode).toBe(204);
    expect((await unblock(mei, randomUUID())).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
  });

  it('ends only the viewer’s own block', async () => {
    const [mei, tom] = await couple();
    await block(mei, tom.id);
    expect((await unblock(tom, mei.id)).statusCode).toBe(404);
    expect((await readList(mei, '/api/blocks')).ids).toEqual([tom.id]);
  });
});

it('a block and its end are recorded and published once each, to the blocked user only with a friendship', async () => {
  const [[mei, tom], [ann, li]] = await Promise.all([couple(), couple()]);
  await add(tom, mei);
  for (const send of [block, block, unblock, unblock]) await send(mei, tom.id);
  await block(ann, li.id);
  const rows = await readSecurityLog(app, 'block.added', 'block.removed');
  expect(rows.filter(({ user_id }) => user_id === mei.id)).toMatchObject(
    ['block.added', 'block.removed'].map((event) => ({ event, target_user_id: tom.id })),
  );
  const countsOfChanges = [mei, tom, ann, li].map(async (user) => (await readFriendshipChanges(app, user)).length);
  // Mei and Tom: the friendship and the block, which ends it. The end of a block concerns only the user who blocked.
  expect(await Promise.all(countsOfChanges)).toEqual([3, 2, 1, 0]);
});

it('the export contains the users whom one has blocked, and not those who have blocked one', async () => {
  const [mei, tom, li] = (await Promise.all(Array.from({ length: 3 }, () => storeUser(app)))) as [User, User, User];
  await block(mei, tom.id);
  await block(li, mei.id);
  const response = await app.request('GET', `/internal/people/${mei.id}/export`, { as: mei.id });
  expect(response.json().blocks).toEqual([{ person: publicProfile(tom), since: expect.any(String) }]);
  expect(response.body).not.toContain(li.id);
});
