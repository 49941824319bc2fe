import { hidden, type IdRow } from '../id-row.ts';

export const gatewayRows: IdRow[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    route: 'endSession',
    place: 'params.id',
    names: 'a session',
    id: (owner) => owner.sessionId(),
    missing: 'not_found',
    expected: [204, hidden, hidden, hidden, hidden, hidden, 401],
  },
  {
    route: 'requestFriendByCode',
    place: 'body.code',
    names: 'a friend code',
    id: (owner) => owner.friendCode(),
    missing: 'friend_code_unknown',
    expected: [400, 200, 200, 200, hidden, hidden, 401],
  },
];
