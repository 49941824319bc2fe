import type { User } from '@memory/contracts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let school: SocialApp;
let mei: User;
let friend: User;
let stranger: User;
beforeAll(async () => {
  [app, school] = await Promise.all([
    startSocialApp(),
    startSocialApp({ PRESET: 'school', REGISTRATION: 'open', PASSWORD_RULES: 'standard' }),
  ]);
  mei = await storeUser(app, { username: 'known-mei', email: 'mei@example.com' });
  [friend, stranger] = [await storeUser(app), await storeUser(app)];
  await app.request('PATCH', '/api/profile', { as: mei.id, body: { birthDate: '2015-03-04', bio: '我喜欢画画' } });
  await app.request('POST', '/api/friends', { as: friend.id, body: { friendId: mei.id } });
});
afterAll(() => Promise.all([app.close(), school.close()]));

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
    const newFriend = await storeUser(app);
    expect(toldBy(await add(newFriend.id))).toEqual(known('friend'));
  });

  it('to a stranger: a search', async () => {
    expect(toldBy(await search(stranger.id))).toEqual(known('stranger'));
  });

  it('to a friend of a friend: a recommendation', async () => {
    const second = await storeUser(app);
    await app.request('POST', '/api/friends', { as: second.id, body: { friendId: friend.id } });
    expect(toldBy(await app.request('GET', '/api/recommended-friends', { as: second.id }))).toEqual(known('stranger'));
  });

  it('to a former friend, who also repeats an old request under its idempotency key', async () => {
    const former = await storeUser(app);
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

describe('with PRESET=school', () => {
  it('a friend is not told the email address by any route', async () => {
    const ana = await storeUser(school, { username: 'school-ana', email: 'ana@example.com' });
    const bo = await storeUser(school);
    const addTo = (as: User, friendId: string) =>
      school.request('POST', '/api/friends', { as: as.id, body: { friendId } });
    await addTo(ana, bo.id);
    const responses = [
      await addTo(bo, ana.id),
      await school.request('GET', '/api/friends', { as: bo.id }),
      await school.request('GET', '/api/users/search?q=school-ana', { as: bo.id }),
      await school.request('GET', `/internal/people/${bo.id}/export`, { as: bo.id }),
    ];
    expect(responses.map(({ body }) => body.includes('school-ana'))).toEqual([true, true, true, true]);
    expect(responses.map(({ body }) => body.includes('ana@example.com'))).toEqual([false, false, false, false]);
    expect((await school.request('GET', '/api/profile', { as: ana.id })).json()).toMatchObject({
      email: 'ana@example.com',
    });
  });

  it('users who learn the same words are not recommended, nor is language-svc asked for them', async () => {
    const [ana, bo] = [await storeUser(school), await storeUser(school)];
    const body = { learners: [{ userId: bo.id, shared: 40 }] };
    school.fakePeers.responses
      .set(`GET /internal/vocabulary/${ana.id}/fellow-learners`, () => ({ status: 200, body }))
      .set('GET /internal/active-authors', () => ({ status: 200, body: { ids: [] } }));
    school.fakePeers.calls.length = 0;
    expect((await school.request('GET', '/api/recommended-friends', { as: ana.id })).json()).toEqual([]);
    expect(school.fakePeers.calls).toHaveLength(1);
  });
});
