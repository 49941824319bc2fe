import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.stop());

const add = (as: string, friendId: string) => app.call('POST', '/api/friends', { as, body: { friendId } });
const remove = (as: string, friendId: string) => app.call('DELETE', `/api/friends/${friendId}`, { as });
const friendsOf = async (as: string) => (await app.call('GET', '/api/friends', { as })).json<User[]>();
const areFriends = async (one: string, other: string) =>
  (await app.call('GET', `/internal/friendships/${one}/${other}`)).json<{ friends: boolean }>().friends;

/** Sends requests while an account's deletion is under way; it ends when all of them wait for it. */
async function whileDeleting<Answer>(userId: string, send: () => Promise<Answer>[]): Promise<Answer[]> {
  const sent = await app.database.$transaction(async (tx) => {
    await tx.account.delete({ where: { id: userId } });
    const answers = send();
    await eventually(async () => {
      const [row] = await app.database.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(Number(row?.waiting)).toBe(answers.length);
    });
    return { answers };
  });
  return Promise.all(sent.answers);
}

describe('adding a friend', () => {
  it('is immediate and mutual, and shows each the other with the email', async () => {
    const [mei, tom] = await Promise.all([register(app, { email: 'mei@example.com' }), register(app)]);
    const answer = await add(mei.id, tom.id);
    expect([answer.statusCode, answer.json()]).toEqual([201, { ...tom, friendship: 'friends' }]);
    expect(await friendsOf(mei.id)).toEqual([tom]);
    expect(await friendsOf(tom.id)).toEqual([mei]);
    expect((await app.call('GET', `/internal/friends/${tom.id}`)).json()).toEqual({ ids: [mei.id] });
    expect(await Promise.all([areFriends(mei.id, tom.id), areFriends(tom.id, mei.id)])).toEqual([true, true]);
  });

  it('twice is the same friendship, from whichever side', async () => {
    const [mei, tom] = await Promise.all([register(app), register(app)]);
    await add(mei.id, tom.id);
    expect((await add(mei.id, tom.id)).statusCode).toBe(200);
    expect((await add(tom.id, mei.id)).statusCode).toBe(200);
    expect(await friendsOf(tom.id)).toHaveLength(1);
  });

  it('by both at the same moment makes one friendship', async () => {
    const [mei, tom] = await Promise.all([register(app), register(app)]);
    const answers = await Promise.all([
      add(mei.id, tom.id),
      add(tom.id, mei.id),
      add(mei.id, tom.id),
      add(tom.id, mei.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201]);
  });

  it('refuses oneself, strangers to us, and junk', async () => {
    const mei = await register(app);
    expect((await add(mei.id, mei.id)).json()).toMatchObject({ statusCode: 400, code: 'friend_oneself' });
    expect((await add(mei.id, mei.id.toUpperCase())).json()).toMatchObject({ statusCode: 400, code: 'friend_oneself' });
    expect((await add(mei.id, '01890000-0000-7000-8000-000000000000')).json()).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
    });
    expect((await add(mei.id, 'nobody')).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    expect((await add(mei.id, '')).json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
    expect((await app.call('POST', '/api/friends', { body: { friendId: mei.id } })).statusCode).toBe(401);
  });

  it('finds nobody where either is deleted at that very moment', async () => {
    const [mei, tom, ann] = await Promise.all([register(app), register(app), register(app)]);
    const writes = await whileDeleting(tom.id, () => [
      add(mei.id, tom.id),
      add(tom.id, ann.id),
      app.call('PATCH', '/api/profile', { as: tom.id, body: { bio: 'still here' } }),
    ]);
    expect(writes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await friendsOf(mei.id)).toEqual([]);
  });

  it('lists the newest friendship first', async () => {
    const [mei, ...others] = await Promise.all(Array.from({ length: 4 }, () => register(app)));
    for (const other of others) await add(other.id, mei!.id);
    expect(await friendsOf(mei!.id)).toEqual(others.toReversed());
  });
});

describe('removing a friend', () => {
  it('ends the friendship for both, at once', async () => {
    const [mei, tom] = await Promise.all([register(app), register(app)]);
    await add(mei.id, tom.id);
    expect((await remove(tom.id, mei.id)).statusCode).toBe(204);
    expect(await areFriends(mei.id, tom.id)).toBe(false);
    expect(await friendsOf(mei.id)).toEqual([]);
  });

  it('is done when it was done before, and 404 for nobody', async () => {
    const [mei, tom] = await Promise.all([register(app), register(app)]);
    expect((await remove(mei.id, tom.id)).statusCode).toBe(204);
    expect((await remove(mei.id, '01890000-0000-7000-8000-000000000000')).statusCode).toBe(404);
  });
});
