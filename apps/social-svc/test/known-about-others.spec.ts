import type { User } from '@memory/contracts';
import { registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let mei: User;
let friend: User;
let stranger: User;
beforeAll(async () => {
  app = await startSocialApp();
  mei = await registerUser(app, { username: 'known-mei', email: 'mei@example.com' });
  [friend, stranger] = [await registerUser(app), await registerUser(app)];
  await app.request('PATCH', '/api/profile', { as: mei.id, body: { birthDate: '2015-03-04', bio: '我喜欢画画' } });
  await app.request('POST', '/api/friends', { as: friend.id, body: { friendId: mei.id } });
});
afterAll(() => app.close());

type Relation = 'oneself' | 'friend' | 'stranger' | 'former friend';

const fields: Record<Relation, Pick<User, 'birthDate' | 'email' | 'bio'>> = {
  oneself: { birthDate: '2015-03-04', email: 'mei@example.com', bio: '我喜欢画画' },
  friend: { birthDate: null, email: 'mei@example.com', bio: '我喜欢画画' },
  stranger: { birthDate: null, email: null, bio: null },
  'former friend': { birthDate: null, email: null, bio: null },
};
const add = (as: string, key?: string) =>
  app.request('POST', '/api/friends', {
    as,
    body: { friendId: mei.id },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const end = (as: string) => app.request('DELETE', `/api/friends/${mei.id}`, { as });
const search = (as: string) => app.request('GET', '/api/users/search?q=known-mei', { as });

/** What a response tells of Mei, and whether her birth date is anywhere in it. */
function toldBy(response: { json: () => unknown; body: string }) {
  const body = response.json() as User | User[];
  const user = Array.isArray(body) ? body.find(({ id }) => id === mei.id) : body;
  const { id, birthDate, email, bio } = user!;
  return { id, birthDate, email, bio, mentionsBirthDate: response.body.includes('2015') };
}
const known = (relation: Relation) => ({
  id: mei.id,
  ...fields[relation],
  mentionsBirthDate: relation === 'oneself',
});

describe('what a response tells of a user', () => {
  it('to oneself', async () => {
    expect(toldBy(await app.request('GET', '/api/profile', { as: mei.id }))).toEqual(known('oneself'));
  });

  it.each([
    ['the list of friends', () => app.request('GET', '/api/friends', { as: friend.id })],
    ['a search', () => search(friend.id)],
    ['adding again', () => add(friend.id)],
  ])('to a friend: %s', async (_, request) => {
    expect(toldBy(await request())).toEqual(known('friend'));
  });

  it('to a new friend: adding', async () => {
    const newFriend = await registerUser(app);
    expect(toldBy(await add(newFriend.id))).toEqual(known('friend'));
  });

  it('to a stranger: a search', async () => {
    expect(toldBy(await search(stranger.id))).toEqual(known('stranger'));
  });

  it('to a friend of a friend: a recommendation', async () => {
    const second = await registerUser(app);
    await app.request('POST', '/api/friends', { as: second.id, body: { friendId: friend.id } });
    expect(toldBy(await app.request('GET', '/api/recommended-friends', { as: second.id }))).toEqual(known('stranger'));
  });

  it('to a former friend, who also repeats an old request under its idempotency key', async () => {
    const former = await registerUser(app);
    const first = await add(former.id, 'first');
    expect(toldBy(first)).toEqual(known('friend'));
    expect((await add(former.id, 'first')).json()).toEqual(first.json());
    await end(former.id);
    const repeated = await add(former.id, 'first');
    expect(toldBy(repeated)).toEqual(known('former friend'));
    expect(repeated.statusCode).toBe(first.statusCode);
    expect(toldBy(await search(former.id))).toEqual(known('former friend'));
  });
});
