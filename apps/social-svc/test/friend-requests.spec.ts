import type { FriendRequest, User } from '@memory/contracts';
import { storeUser } from './factories.ts';
import { readFriendshipChanges } from './friendship-change-events.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.close());

const add = (as: string, friendId: string) => app.request('POST', '/api/friends', { as, body: { friendId } });
const friendsOf = async (as: string) => (await app.request('GET', '/api/friends', { as })).json<User[]>();
const requestsOf = async (as: string) =>
  (await app.request('GET', '/api/friend-requests', { as })).json<FriendRequest[]>();
const areFriends = async (one: string, other: string) =>
  (await app.request('GET', `/internal/relations/${one}/${other}`)).json<{ relation: string }>().relation === 'friend';
const couple = () =>
  Promise.all([
    storeUser(app, { email: `${Math.random()}@example.com` }),
    storeUser(app, { email: `${Math.random()}@example.com` }),
  ]);

describe('with FRIENDSHIP_APPROVAL=required', () => {
  it('adding a user sends a request, which shows friends-only fields to neither', async () => {
    const [mei, tom] = await couple();
    const response = await add(mei.id, tom.id);
    expect([response.statusCode, response.json()]).toEqual([201, { ...tom, email: null, friendship: 'pending' }]);
    expect(await requestsOf(mei.id)).toEqual([
      { ...tom, email: null, direction: 'outgoing', requestedAt: expect.any(String) },
    ]);
    expect(await requestsOf(tom.id)).toEqual([
      { ...mei, email: null, direction: 'incoming', requestedAt: expect.any(String) },
    ]);
    expect([await areFriends(mei.id, tom.id), await friendsOf(mei.id), await friendsOf(tom.id)]).toEqual([
      false,
      [],
      [],
    ]);
    // Of the two, one is the first and one the second user of the row.
    for (const { id } of [mei, tom])
      expect((await app.request('GET', `/internal/friends/${id}`)).json()).toEqual({ ids: [] });
  });

  it('repeating a request changes nothing; adding back accepts it', async () => {
    const [mei, tom] = await couple();
    await add(mei.id, tom.id);
    const again = await add(mei.id, tom.id);
    expect([again.statusCode, again.json().friendship]).toEqual([200, 'pending']);
    const agreed = await add(tom.id, mei.id);
    expect([agreed.statusCode, agreed.json()]).toEqual([200, { ...mei, friendship: 'friends' }]);
    expect([await areFriends(mei.id, tom.id), await friendsOf(mei.id), await requestsOf(tom.id)]).toEqual([
      true,
      [tom],
      [],
    ]);
    expect((await add(mei.id, tom.id)).json().friendship).toBe('friends');
    expect(await areFriends(mei.id, tom.id)).toBe(true);
  });

  it('two users who add each other concurrently are friends', async () => {
    const [mei, tom] = await couple();
    await Promise.all([add(mei.id, tom.id), add(tom.id, mei.id)]);
    expect(await areFriends(mei.id, tom.id)).toBe(true);
  });

  it.each(['sender', 'recipient'])('the %s of a request can delete it', async (who) => {
    const [mei, tom] = await couple();
    await add(mei.id, tom.id);
    const [as, other] = who === 'sender' ? [mei.id, tom.id] : [tom.id, mei.id];
    expect((await app.request('DELETE', `/api/friends/${other}`, { as })).statusCode).toBe(204);
    expect([await requestsOf(mei.id), await requestsOf(tom.id)]).toEqual([[], []]);
  });

  it('a request and its acceptance are recorded and published to both once each', async () => {
    const [mei, tom] = await couple();
    for (const [one, other] of [
      [mei, tom],
      [mei, tom],
      [tom, mei],
      [tom, mei],
    ] as const)
      await add(one.id, other.id);
    const rows = await readSecurityLog(app, 'friendship.requested', 'friendship.added');
    expect(rows.filter(({ user_id }) => user_id === mei.id || user_id === tom.id)).toMatchObject([
      { event: 'friendship.requested', user_id: mei.id, target_user_id: tom.id },
      { event: 'friendship.added', user_id: tom.id, target_user_id: mei.id },
    ]);
    for (const user of [mei, tom]) expect(await readFriendshipChanges(app, user)).toHaveLength(2);
  });
});
