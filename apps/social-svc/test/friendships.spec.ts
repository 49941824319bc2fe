import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { storeUser } from './factories.ts';
import { readFriendshipChanges } from './friendship-change-events.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const add = (as: string, friendId: string) => app.request('POST', '/api/friends', { as, body: { friendId } });
const remove = (as: string, friendId: string) => app.request('DELETE', `/api/friends/${friendId}`, { as });
const friendsOf = async (as: string) => (await app.request('GET', '/api/friends', { as })).json<User[]>();
const friendIdsOf = async (userId: string) =>
  (await app.request('GET', `/internal/friends/${userId}`)).json<{ ids: string[] }>().ids;
const areFriends = async (one: string, other: string) =>
  (await app.request('GET', `/internal/relations/${one}/${other}`)).json<{ relation: string }>().relation === 'friend';

/** Sends requests while a transaction deletes an account, and commits the transaction once all requests wait for its locks. */
async function duringDeletion<Response>(userId: string, send: () => Promise<Response>[]): Promise<Response[]> {
  const sent = await app.database.$transaction(async (tx) => {
    await tx.account.delete({ where: { id: userId } });
    const responses = send();
    await eventually(async () => {
      const [row] = await app.database.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(Number(row?.waiting)).toBe(responses.length);
    });
    return { responses };
  });
  return Promise.all(sent.responses);
}

describe('adding a friend', () => {
  it('is immediate and mutual, and shows the email to both', async () => {
    const [mei, tom] = await Promise.all([storeUser(app, { email: 'mei@example.com' }), storeUser(app)]);
    const response = await add(mei.id, tom.id);
    expect([response.statusCode, response.json()]).toEqual([201, { ...tom, friendship: 'friends' }]);
    expect(await friendsOf(mei.id)).toEqual([tom]);
    expect(await friendsOf(tom.id)).toEqual([mei]);
    expect(await friendIdsOf(tom.id)).toEqual([mei.id]);
    expect(await friendIdsOf(mei.id)).toEqual([tom.id]);
    expect(await Promise.all([areFriends(mei.id, tom.id), areFriends(tom.id, mei.id)])).toEqual([true, true]);
  });

  it('is idempotent, from either side', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    await add(mei.id, tom.id);
    expect((await add(mei.id, tom.id)).statusCode).toBe(200);
    expect((await add(tom.id, mei.id)).statusCode).toBe(200);
    expect(await friendsOf(tom.id)).toHaveLength(1);
  });

  it('creates one friendship when both add each other concurrently', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    const responses = await Promise.all([
      add(mei.id, tom.id),
      add(tom.id, mei.id),
      add(mei.id, tom.id),
      add(tom.id, mei.id),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201]);
  });

  it('rejects oneself, unknown ids and invalid ids', async () => {
    const mei = await storeUser(app);
    expect((await add(mei.id, mei.id)).json()).toMatchObject({ statusCode: 400, code: 'friend_oneself' });
    expect((await add(mei.id, mei.id.toUpperCase())).json()).toMatchObject({ statusCode: 400, code: 'friend_oneself' });
    expect((await add(mei.id, '01890000-0000-7000-8000-000000000000')).json()).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
    });
    expect((await add(mei.id, 'nobody')).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    expect((await add(mei.id, '')).json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
    expect((await app.request('POST', '/api/friends', { body: { friendId: mei.id } })).statusCode).toBe(401);
  });

  it('is 404 when either account is deleted concurrently', async () => {
    const [mei, tom, ann] = await Promise.all([storeUser(app), storeUser(app), storeUser(app)]);
    const writes = await duringDeletion(tom.id, () => [
      add(mei.id, tom.id),
      add(tom.id, ann.id),
      app.request('PATCH', '/api/profile', { as: tom.id, body: { bio: 'still here' } }),
    ]);
    expect(writes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await friendsOf(mei.id)).toEqual([]);
  });

  it('lists the newest friendship first', async () => {
    const [mei, ...others] = await Promise.all(Array.from({ length: 4 }, () => storeUser(app)));
    for (const other of others) await add(other.id, mei!.id);
    expect(await friendsOf(mei!.id)).toEqual(others.toReversed());
  });
});

describe('removing a friend', () => {
  it('ends the friendship for both', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    await add(mei.id, tom.id);
    expect((await remove(tom.id, mei.id)).statusCode).toBe(204);
    expect(await areFriends(mei.id, tom.id)).toBe(false);
    expect(await friendsOf(mei.id)).toEqual([]);
  });

  it('ends no other friendship', async () => {
    const [mei, tom, ann, li] = await Promise.all([storeUser(app), storeUser(app), storeUser(app), storeUser(app)]);
    await add(mei.id, tom.id);
    await add(mei.id, ann.id);
    await add(ann.id, li.id);
    await remove(mei.id, tom.id);
    expect([await friendsOf(mei.id), await friendsOf(li.id)]).toEqual([[ann], [ann]]);
  });

  it('succeeds without a friendship, and is 404 for an unknown account', async () => {
    const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
    expect((await remove(mei.id, tom.id)).statusCode).toBe(204);
    expect((await remove(mei.id, '01890000-0000-7000-8000-000000000000')).statusCode).toBe(404);
  });
});

it('a friendship and its end are recorded and published to both once each', async () => {
  const [mei, tom] = await Promise.all([storeUser(app), storeUser(app)]);
  for (const send of [add, add, remove, remove]) await send(mei.id, tom.id);
  const rows = await readSecurityLog(app, 'friendship.added', 'friendship.removed');
  expect(rows.filter(({ user_id }) => user_id === mei.id)).toMatchObject(
    ['friendship.added', 'friendship.removed'].map((event) => ({ event, target_user_id: tom.id })),
  );
  for (const user of [mei, tom]) expect(await readFriendshipChanges(app, user)).toHaveLength(2);
});
