import type { User } from '@memory/contracts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.close());
beforeEach(() => app.fakePeers.responses.clear());

const addFriend = (one: User, other: User) =>
  app.request('POST', '/api/friends', { as: one.id, body: { friendId: other.id } });
const befriend = async (one: User, other: User) => {
  await addFriend(one, other);
  await addFriend(other, one);
};
const recommended = async ({ id }: User) =>
  (await app.request('GET', '/api/recommended-friends', { as: id })).json<User[]>();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => storeUser(app)));
const idsOf = (users: readonly User[]) => users.map(({ id }) => id);

function learners(me: User, others: readonly string[]): void {
  const body = { learners: others.map((userId) => ({ userId, shared: 1 })) };
  app.fakePeers.responses.set(`GET /internal/vocabulary/${me.id}/fellow-learners`, () => ({ status: 200, body }));
}
const authors = (ids: readonly string[]) =>
  app.fakePeers.responses.set('GET /internal/active-authors', () => ({ status: 200, body: { ids } }));

describe('recommended friends', () => {
  it('are friends of friends (most in common first), then fellow learners, then public authors, each once', async () => {
    const [me, friend, other, both, one, learner, author] = (await people(7)) as [
      User,
      User,
      User,
      User,
      User,
      User,
      User,
    ];
    await befriend(me, friend);
    await befriend(me, other);
    await befriend(friend, both);
    await befriend(both, other);
    await befriend(one, friend);
    learners(me, [both.id, learner.id, me.id, friend.id]);
    authors([author.id, learner.id, me.id, '01890000-0000-7000-8000-000000000000']);
    expect(idsOf(await recommended(me))).toEqual(idsOf([both, one, learner, author]));
  });

  it('exclude users with a pending request, and friends of theirs', async () => {
    const [me, requested, requester, friend, requestedByFriend, friendOfRequested] = (await people(6)) as [
      User,
      User,
      User,
      User,
      User,
      User,
    ];
    await befriend(me, friend);
    await befriend(friend, requested);
    await addFriend(me, requested);
    await addFriend(requester, me);
    await befriend(requested, friendOfRequested);
    await addFriend(friend, requestedByFriend);
    learners(me, []);
    authors(idsOf([requested, requester]));
    expect(await recommended(me)).toEqual([]);
  });

  it('show no email', async () => {
    const [me, author] = [await storeUser(app), await storeUser(app, { email: 'author@example.com' })];
    authors([author.id]);
    expect(await recommended(me)).toEqual([{ ...author, email: null }]);
  });

  it('are at most ten, and other services are called only while there are fewer', async () => {
    const [me, friend, ...others] = (await people(14)) as [User, User, ...User[]];
    authors(idsOf(others));
    learners(me, []);
    expect(idsOf(await recommended(me))).toEqual(idsOf(others).slice(0, 10));
    await befriend(me, friend);
    for (const other of others) await befriend(friend, other);
    app.fakePeers.calls.length = 0;
    expect(await recommended(me)).toHaveLength(10);
    expect(app.fakePeers.calls).toEqual([]);
  });

  it('omit those of an unavailable service', async () => {
    const [me, author] = (await people(2)) as [User, User];
    authors([author.id]);
    expect(idsOf(await recommended(me))).toEqual([author.id]);
    app.fakePeers.responses.clear();
    expect(await recommended(me)).toEqual([]);
  });

  it('require a session', async () => {
    expect((await app.request('GET', '/api/recommended-friends')).statusCode).toBe(401);
  });
});
