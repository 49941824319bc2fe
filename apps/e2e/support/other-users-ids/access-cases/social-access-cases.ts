import { TEST_PASSWORD } from '../../api/api-test.ts';
import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import type { ViewerAndOwner } from '../viewers.ts';

const user = { names: 'a user', id: (owner) => owner.id, missing: 'user_not_found' } satisfies Partial<IdAccessCase>;
const report = { route: 'createReport', others: () => ({ body: { reason: 'other' } }) } satisfies Partial<IdAccessCase>;

const avatars: IdAccessCase[] = (
  [
    ['a file that no entry uses', (owner) => owner.unusedFileUrl()],
    ['a file of a public entry', (owner) => owner.entryFileUrl('public')],
    ['the avatar of a user', (owner) => owner.avatarUrl()],
  ] satisfies [string, IdAccessCase['id']][]
).map(([names, id]) => ({
  route: 'updateProfile',
  place: 'body.profileImageUrl',
  names,
  id,
  missing: 'profile_picture_unusable',
  expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
}));

export const socialAccessCases: IdAccessCase[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    ...user,
    route: 'addFriend',
    place: 'body.friendId',
    expected: [400, 200, 201, 201, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...user,
    route: 'removeFriend',
    place: 'params.friendId',
    expected: [204, 204, 204, 204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...user,
    route: 'blockUser',
    place: 'body.userId',
    expected: [400, 201, 201, 201, 200, HIDDEN_RESPONSE, 401],
  },
  {
    ...user,
    route: 'unblockUser',
    place: 'params.userId',
    expected: [204, 204, 204, 204, 204, HIDDEN_RESPONSE, 401],
  },
  {
    // The owner has a notice about the friend, which the friend must not dismiss; the friend has none about the owner.
    ...user,
    route: 'dismissFriendNotice',
    place: 'params.userId',
    missing: 204,
    expected: [
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      401,
    ],
  },
  {
    ...user,
    ...report,
    place: 'body.userId',
    expected: [400, 201, 201, 201, 201, HIDDEN_RESPONSE, 401],
  },
  {
    ...report,
    place: 'body.entryId',
    names: 'a private entry',
    missing: 'entry_not_found',
    id: (owner) => owner.entryId('private'),
    expected: [400, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...report,
    place: 'body.entryId',
    names: 'an entry for friends',
    missing: 'entry_not_found',
    id: (owner) => owner.entryId('friends'),
    expected: [400, 201, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...report,
    place: 'body.entryId',
    names: 'a public entry',
    missing: 'entry_not_found',
    id: (owner) => owner.entryId('public'),
    expected: [400, 201, 201, 201, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  ...avatars,
  {
    route: 'requestFriendByCode',
    place: 'body.code',
    names: 'a friend code',
    id: (owner) => owner.friendCode(),
    missing: 'friend_code_unknown',
    expected: [400, 200, 200, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
];

const confirmed = new WeakSet<ViewerAndOwner>();

/** Confirms the viewer's password, so that nothing but the id decides. Once, because each confirmation is in the security log. */
async function confirmPassword(scene: ViewerAndOwner): Promise<object> {
  if (confirmed.has(scene)) return {};
  confirmed.add(scene);
  await scene.client.post('/api/confirm-password', { currentPassword: TEST_PASSWORD });
  return {};
}

export const secondFactorAccessCases: IdAccessCase[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    route: 'removePasskey',
    place: 'params.id',
    names: 'a passkey',
    id: (owner) => owner.passkeyId(),
    others: confirmPassword,
    missing: 'passkey_not_found',
    expected: [204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
];
