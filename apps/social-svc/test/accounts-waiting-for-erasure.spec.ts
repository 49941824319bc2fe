import type { User } from '@memory/contracts';
import { NIL } from 'uuid';
import { type DeletionApp, startDeletionApp } from './account-deletion-app.ts';
import { storeUser } from './factories.ts';
import { readFriendshipChanges } from './friendship-change-events.ts';

let app: DeletionApp;
beforeAll(async () => {
  app = await startDeletionApp();
});
afterAll(() => app.close());

const add = (as: User, friend: User) =>
  app.request('POST', '/api/friends', { as: as.id, body: { friendId: friend.id } });

/** Which of the user's entries a list contains, and its total. */
async function inList(as: User, path: string, user: User) {
  const response = await app.request('GET', path, { as: as.id });
  const isListed = response.json<User[]>().some(({ id }) => id === user.id);
  return { isListed, total: Number(response.headers['x-total-count']) };
}

interface Scene {
  /** Whose account is to be deleted. */
  readonly mei: User;
  readonly friend: User;
  readonly requested: User;
  readonly blocker: User;
  readonly stranger: User;
  readonly friendCode: string;
}

async function createScene(): Promise<Scene> {
  const mei = await storeUser(app, { firstName: `梅${Math.random()}` });
  const [friend, requested, blocker, stranger] = await Promise.all(Array.from({ length: 4 }, () => storeUser(app)));
  await add(mei, friend!);
  await app.request('POST', '/api/blocks', { as: blocker!.id, body: { userId: mei.id } });
  const { code: friendCode } = (await app.request('POST', '/api/friend-code', { as: mei.id })).json<{ code: string }>();
  const { code } = (await app.request('POST', '/api/friend-code', { as: requested!.id })).json<{ code: string }>();
  await app.request('POST', '/api/friend-requests', { as: mei.id, body: { code } });
  // Someone who would be recommended: a friend of a friend.
  await add(friend!, stranger!);
  return { mei, friend: friend!, requested: requested!, blocker: blocker!, stranger: stranger!, friendCode };
}

const relationTo = async (viewerId: string, { id }: User) =>
  (await app.request('GET', `/internal/relations/${viewerId}/${id}`)).json<{ relation: string }>().relation;
const idsAt = async (path: string) => (await app.request('GET', path)).json<{ ids: string[] }>().ids;

/** What each way to find Mei finds. */
const waysToFind: readonly [string, unknown, unknown, (scene: Scene) => Promise<unknown>][] = [
  [
    'the friends of a friend',
    { isListed: true, total: 2 },
    { isListed: false, total: 1 },
    ({ mei, friend }) => inList(friend, '/api/friends', mei),
  ],
  [
    'the notices of a friend',
    { isListed: true, total: 1 },
    { isListed: false, total: 0 },
    ({ mei, friend }) => inList(friend, '/api/friend-notices', mei),
  ],
  [
    'friend requests',
    { isListed: true, total: 1 },
    { isListed: false, total: 0 },
    ({ mei, requested }) => inList(requested, '/api/friend-requests', mei),
  ],
  [
    'the list of blocked users',
    { isListed: true, total: 1 },
    { isListed: false, total: 0 },
    ({ mei, blocker }) => inList(blocker, '/api/blocks', mei),
  ],
  [
    'a search',
    true,
    false,
    async ({ mei, stranger }) =>
      (await inList(stranger, `/api/users/search?q=${encodeURIComponent(mei.firstName!)}`, mei)).isListed,
  ],
  [
    'recommendations',
    true,
    false,
    async ({ mei, stranger }) => (await inList(stranger, '/api/recommended-friends', mei)).isListed,
  ],
  ['the relation of a friend', 'friend', 'hidden', ({ mei, friend }) => relationTo(friend.id, mei)],
  ['the relation of a signed-out viewer', 'none', 'hidden', ({ mei }) => relationTo(NIL, mei)],
  [
    'the ids of friends',
    true,
    false,
    async ({ mei, friend }) => (await idsAt(`/internal/friends/${friend.id}`)).includes(mei.id),
  ],
  [
    'the users hidden from a signed-out viewer',
    false,
    true,
    async ({ mei }) => (await idsAt(`/internal/hidden-users/${NIL}`)).includes(mei.id),
  ],
  [
    'an integrity check: the account exists until its erasure begins',
    [true, false],
    [true, false],
    async ({ mei }) => {
      const body = { ids: [mei.id, NIL] };
      const { ids } = (await app.request('POST', '/internal/integrity/existing-accounts', { body })).json<{
        ids: string[];
      }>();
      return [ids.includes(mei.id), ids.includes(NIL)];
    },
  ],
  [
    'the public profile',
    [200, 200],
    [404, 404],
    async ({ mei, stranger }) => {
      const read = async (as?: string) =>
        (await app.request('GET', `/internal/accounts/${mei.id}/card`, { as })).statusCode;
      return [await read(), await read(stranger.id)];
    },
  ],
  [
    'the friend code',
    200,
    404,
    async ({ stranger, friendCode }) =>
      (await app.request('POST', '/api/friend-requests', { as: stranger.id, body: { code: friendCode } })).statusCode,
  ],
  [
    'a friend request',
    [200, 201],
    [404, 404],
    async ({ mei, friend, stranger }) => [(await add(friend, mei)).statusCode, (await add(stranger, mei)).statusCode],
  ],
  [
    'a report',
    201,
    404,
    async ({ mei, requested }) =>
      (await app.request('POST', '/api/reports', { as: requested.id, body: { userId: mei.id, reason: 'other' } }))
        .statusCode,
  ],
];

describe.each(waysToFind)('%s', (_, visible, hidden, find) => {
  it('does not find a user who has asked for the deletion of the account, until it is cancelled', async () => {
    const scene = await createScene();
    await app.requestDeletion(scene.mei);
    expect(await find(scene)).toEqual(hidden);
    await app.cancelDeletion(scene.mei);
    expect(await find(scene)).toEqual(visible);
  });
});

it('the open pages of friends are told of the request and of its end', async () => {
  const { mei, friend } = await createScene();
  const { length } = await readFriendshipChanges(app, friend);
  await app.requestDeletion(mei);
  await app.cancelDeletion(mei);
  expect((await readFriendshipChanges(app, friend)).slice(length)).toHaveLength(2);
});
