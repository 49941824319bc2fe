import type { FriendRequest, User } from '@memory/contracts';
import { register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.stop());

const add = (as: string, friendId: string) => app.call('POST', '/api/friends', { as, body: { friendId } });
const friendsOf = async (as: string) => (await app.call('GET', '/api/friends', { as })).json<User[]>();
const requestsOf = async (as: string) =>
  (await app.call('GET', '/api/friend-requests', { as })).json<FriendRequest[]>();
const areFriends = async (one: string, other: string) =>
  (await app.call('GET', `/internal/friendships/${one}/${other}`)).json<{ friends: boolean }>().friends;
const couple = () =>
  Promise.all([
    register(app, { email: `${Math.random()}@example.com` }),
    register(app, { email: `${Math.random()}@example.com` }),
  ]);

describe('where friendship needs approval', () => {
  it('adding someone asks them, and shows neither what only friends may know', async () => {
    const [mei, tom] = await couple();
    const answer = await add(mei.id, tom.id);
    expect([answer.statusCode, answer.json()]).toEqual([201, { ...tom, email: null, friendship: 'pending' }]);
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
    expect((await app.call('GET', `/internal/friends/${tom.id}`)).json()).toEqual({ ids: [] });
  });

  it('asking again is still asking; adding back is agreeing', async () => {
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

  it('two who ask each other at the same moment are friends', async () => {
    const [mei, tom] = await couple();
    await Promise.all([add(mei.id, tom.id), add(tom.id, mei.id)]);
    expect(await areFriends(mei.id, tom.id)).toBe(true);
  });

  it.each(['asked', 'was asked'])('whoever %s can end it', async (who) => {
    const [mei, tom] = await couple();
    await add(mei.id, tom.id);
    const [as, other] = who === 'asked' ? [mei.id, tom.id] : [tom.id, mei.id];
    expect((await app.call('DELETE', `/api/friends/${other}`, { as })).statusCode).toBe(204);
    expect([await requestsOf(mei.id), await requestsOf(tom.id)]).toEqual([[], []]);
  });
});
