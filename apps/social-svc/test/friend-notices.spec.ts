import type { FriendNotice, User } from '@memory/contracts';
import { failNextWrite } from '@memory/testing';
import { DeleteOldFriendNotices, FRIEND_NOTICE_DAYS } from '../src/friend-notices/delete-old-friend-notices.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const DAY_MS = 24 * 3_600_000;

let immediate: SocialApp;
let withApproval: SocialApp;
beforeAll(async () => {
  [immediate, withApproval] = await Promise.all([
    startSocialApp(),
    startSocialApp({ FRIENDSHIP_APPROVAL: 'required' }),
  ]);
});
afterAll(() => Promise.all([immediate.close(), withApproval.close()]));

const add = (app: SocialApp, as: string, friendId: string, headers: Record<string, string> = {}) =>
  app.request('POST', '/api/friends', { as, body: { friendId }, headers });
const remove = (app: SocialApp, as: string, friendId: string) =>
  app.request('DELETE', `/api/friends/${friendId}`, { as });
const dismiss = (app: SocialApp, as: string | undefined, friendId: string) =>
  app.request('DELETE', `/api/friend-notices/${friendId}`, { as });

/** A user's notices, and the total in the header, which must be the same number. */
async function noticesOf(app: SocialApp, as: string): Promise<FriendNotice[]> {
  const response = await app.request('GET', '/api/friend-notices', { as });
  const notices = response.json<FriendNotice[]>();
  expect(response.headers['x-total-count']).toBe(String(notices.length));
  return notices;
}
const couple = (app: SocialApp) =>
  Promise.all([storeUser(app, { email: `${Math.random()}@example.com`, firstName: '梅' }), storeUser(app)]);

describe('being added as a friend', () => {
  it('creates a notice for the added user alone, with the public profile of the other', async () => {
    const [mei, tom] = await couple(immediate);
    await add(immediate, mei.id, tom.id);
    const { id, username, firstName, lastName, profileImageUrl } = mei;
    expect(await noticesOf(immediate, tom.id)).toEqual([
      { id, username, firstName, lastName, profileImageUrl, kind: 'added', friendsSince: expect.any(String) },
    ]);
    expect(await noticesOf(immediate, mei.id)).toEqual([]);
  });

  it('creates one notice, however often it is repeated, from either side', async () => {
    const [mei, tom] = await couple(immediate);
    await Promise.all([
      add(immediate, mei.id, tom.id),
      add(immediate, mei.id, tom.id),
      add(immediate, mei.id, tom.id, { 'idempotency-key': 'k1' }),
    ]);
    await add(immediate, tom.id, mei.id);
    await add(immediate, mei.id, tom.id, { 'idempotency-key': 'k1' });
    expect(await noticesOf(immediate, tom.id)).toHaveLength(1);
    expect(await noticesOf(immediate, mei.id)).toEqual([]);
  });

  it('has no notice when its event cannot be written', async () => {
    const [mei, tom] = await couple(immediate);
    await failNextWrite(immediate.database, 'outbox', 'insert');
    expect((await add(immediate, mei.id, tom.id)).statusCode).toBe(500);
    expect(await noticesOf(immediate, tom.id)).toEqual([]);
    expect(
      await immediate.database.friendship.count({ where: { OR: [{ firstId: tom.id }, { secondId: tom.id }] } }),
    ).toBe(0);
  });
});

describe('with FRIENDSHIP_APPROVAL=required', () => {
  it('a request creates no notice; its approval creates one for the requester', async () => {
    const [mei, tom] = await couple(withApproval);
    await add(withApproval, mei.id, tom.id);
    await add(withApproval, mei.id, tom.id);
    expect([await noticesOf(withApproval, mei.id), await noticesOf(withApproval, tom.id)]).toEqual([[], []]);
    await add(withApproval, tom.id, mei.id);
    await add(withApproval, tom.id, mei.id);
    expect(await noticesOf(withApproval, mei.id)).toMatchObject([{ id: tom.id, kind: 'approved' }]);
    expect(await noticesOf(withApproval, tom.id)).toEqual([]);
  });

  it('a request from the time of approval becomes a notice for the other user where its sender adds again', async () => {
    const [mei, tom] = await couple(immediate);
    const [firstId, secondId] = [mei.id, tom.id].toSorted() as [string, string];
    await immediate.database.friendship.create({ data: { firstId, secondId, requestedBy: mei.id } });
    expect((await add(immediate, mei.id, tom.id)).json()).toMatchObject({ friendship: 'friends' });
    expect(await noticesOf(immediate, tom.id)).toMatchObject([{ id: mei.id, kind: 'added' }]);
  });
});

describe('a friend notice', () => {
  it('is dismissed by its reader alone, repeatedly', async () => {
    const [mei, tom] = await couple(immediate);
    await add(immediate, mei.id, tom.id);
    expect((await dismiss(immediate, undefined, mei.id)).statusCode).toBe(401);
    // The other friend and a stranger cannot dismiss it.
    const stranger = await storeUser(immediate);
    await dismiss(immediate, mei.id, tom.id);
    await dismiss(immediate, stranger.id, mei.id);
    await dismiss(immediate, stranger.id, tom.id);
    expect(await noticesOf(immediate, tom.id)).toHaveLength(1);
    expect((await dismiss(immediate, tom.id, mei.id)).statusCode).toBe(204);
    expect((await dismiss(immediate, tom.id, mei.id)).statusCode).toBe(204);
    expect(await noticesOf(immediate, tom.id)).toEqual([]);
    expect((await immediate.request('GET', '/api/friends', { as: tom.id })).json()).toMatchObject([{ id: mei.id }]);
  });

  it('has the same response for a stranger and an id that does not exist', async () => {
    const [mei, tom] = await couple(immediate);
    const responses = await Promise.all([
      dismiss(immediate, mei.id, tom.id),
      dismiss(immediate, mei.id, '01890000-0000-7000-8000-000000000000'),
    ]);
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
  });

  it.each(['the one who added', 'the one who was added'])(
    'ends with the friendship when %s removes it',
    async (who) => {
      const [mei, tom] = await couple(immediate);
      await add(immediate, mei.id, tom.id);
      const [as, other] = who === 'the one who added' ? [mei.id, tom.id] : [tom.id, mei.id];
      await remove(immediate, as, other);
      expect(await noticesOf(immediate, tom.id)).toEqual([]);
    },
  );

  it.each(['the one who added', 'the one who was added'])('ends when %s blocks the other', async (who) => {
    const [mei, tom] = await couple(immediate);
    await add(immediate, mei.id, tom.id);
    const [as, userId] = who === 'the one who added' ? [mei.id, tom.id] : [tom.id, mei.id];
    await immediate.request('POST', '/api/blocks', { as, body: { userId } });
    expect(await noticesOf(immediate, tom.id)).toEqual([]);
    await immediate.request('DELETE', `/api/blocks/${userId}`, { as });
    expect(await noticesOf(immediate, tom.id)).toEqual([]);
  });

  it('ends with the account of the other user', async () => {
    const [mei, tom] = await couple(immediate);
    await add(immediate, mei.id, tom.id);
    await immediate.request('DELETE', `/internal/accounts/${mei.id}`);
    expect(await noticesOf(immediate, tom.id)).toEqual([]);
  });

  it('is deleted when it is too old, and the friendship stays', async () => {
    const [mei, tom] = await couple(immediate);
    await add(immediate, mei.id, tom.id);
    const { friendsSince } = (await noticesOf(immediate, tom.id))[0] as FriendNotice;
    const expiresAt = new Date(friendsSince).getTime() + FRIEND_NOTICE_DAYS * DAY_MS;
    const deleteOld = immediate.app.get(DeleteOldFriendNotices, { strict: false });
    await deleteOld.execute(new Date(expiresAt));
    expect(await noticesOf(immediate, tom.id)).toHaveLength(1);
    await deleteOld.execute(new Date(expiresAt + 1));
    expect(await noticesOf(immediate, tom.id)).toEqual([]);
    expect((await immediate.request('GET', '/api/friends', { as: tom.id })).json()).toHaveLength(1);
  });
});

describe('the list of friend notices', () => {
  it('is read in pages, newest first, without gaps while notices come and go', async () => {
    const [tom, ...others] = (await Promise.all(Array.from({ length: 6 }, () => storeUser(immediate)))) as [
      User,
      ...User[],
    ];
    for (const other of others.toReversed()) await add(immediate, other.id, tom.id);
    const seen: string[] = [];
    let url: string | undefined = '/api/friend-notices?limit=2';
    while (url) {
      const response = await immediate.request('GET', url, { as: tom.id });
      seen.push(...response.json<FriendNotice[]>().map(({ id }) => id));
      url = /^<(.+)>; rel="next"$/.exec(String(response.headers['link']))?.[1];
      if (seen.length === 2) {
        await dismiss(immediate, tom.id, seen[1]!);
        await add(immediate, (await storeUser(immediate)).id, tom.id);
      }
    }
    expect(seen).toEqual(others.map(({ id }) => id));
  });

  it.each(['limit=0', 'limit=101', 'cursor=junk', 'cursor=a&cursor=b'])('rejects ?%s', async (query) => {
    const mei = await storeUser(immediate);
    expect((await immediate.request('GET', `/api/friend-notices?${query}`, { as: mei.id })).statusCode).toBe(400);
  });

  it('requires sign-in', async () => {
    expect((await immediate.request('GET', '/api/friend-notices')).statusCode).toBe(401);
  });
});
