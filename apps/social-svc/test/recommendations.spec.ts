import type { User } from '@memory/contracts';
import { register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.stop());
beforeEach(() => app.peer.answers.clear());

const ask = (one: User, other: User) => app.call('POST', '/api/friends', { as: one.id, body: { friendId: other.id } });
const befriend = async (one: User, other: User) => {
  await ask(one, other);
  await ask(other, one);
};
const recommended = async ({ id }: User) =>
  (await app.call('GET', '/api/recommended-friends', { as: id })).json<User[]>();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => register(app)));
const idsOf = (users: readonly User[]) => users.map(({ id }) => id);

function learners(me: User, others: readonly string[]): void {
  const body = { learners: others.map((userId) => ({ userId, shared: 1 })) };
  app.peer.answers.set(`GET /internal/vocabulary/${me.id}/fellow-learners`, () => ({ status: 200, body }));
}
const authors = (ids: readonly string[]) =>
  app.peer.answers.set('GET /internal/active-authors', () => ({ status: 200, body: { ids } }));

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

  it('are nobody one has asked or who has asked, and no friend of a friend-to-be', async () => {
    const [me, asked, asking, friend, theirs, hidden] = (await people(6)) as [User, User, User, User, User, User];
    await befriend(me, friend);
    await befriend(friend, asked);
    await ask(me, asked);
    await ask(asking, me);
    await befriend(asked, hidden);
    await ask(friend, theirs);
    learners(me, []);
    authors(idsOf([asked, asking]));
    expect(await recommended(me)).toEqual([]);
  });

  it('show no email', async () => {
    const [me, author] = [await register(app), await register(app, { email: 'author@example.com' })];
    authors([author.id]);
    expect(await recommended(me)).toEqual([{ ...author, email: null }]);
  });

  it('are at most ten, and the other services are asked only while there is room', async () => {
    const [me, friend, ...others] = (await people(14)) as [User, User, ...User[]];
    authors(idsOf(others));
    learners(me, []);
    expect(idsOf(await recommended(me))).toEqual(idsOf(others).slice(0, 10));
    await befriend(me, friend);
    for (const other of others) await befriend(friend, other);
    app.peer.asked.length = 0;
    expect(await recommended(me)).toHaveLength(10);
    expect(app.peer.asked).toEqual([]);
  });

  it('do without a service that is away', async () => {
    const [me, author] = (await people(2)) as [User, User];
    authors([author.id]);
    expect(idsOf(await recommended(me))).toEqual([author.id]);
    app.peer.answers.clear();
    expect(await recommended(me)).toEqual([]);
  });

  it('are for those who are signed in', async () => {
    expect((await app.call('GET', '/api/recommended-friends')).statusCode).toBe(401);
  });
});
