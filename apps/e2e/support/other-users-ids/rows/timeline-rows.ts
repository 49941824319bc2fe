import { hidden, type IdRow } from '../id-row.ts';

//                owner, friend, former friend, stranger, blocker, blocked, signed out
export const timelineRows: IdRow[] = [
  {
    route: 'userTimeline',
    place: 'params.userId',
    names: 'a user with a public entry',
    id: async (owner) => (await owner.entryId('public')) && owner.id,
    missing: 'timeline_not_found',
    expected: [200, 200, 200, 200, hidden, hidden, 200],
  },
  {
    route: 'userTimeline',
    place: 'params.userId',
    names: 'a user without entries',
    id: (owner) => owner.silentUserId(),
    missing: 'timeline_not_found',
    expected: [200, 200, 200, 200, 200, 200, hidden],
  },
  {
    route: 'latestFriendEntries',
    place: 'query.userIds',
    names: 'a user with a public entry',
    id: async (owner) => (await owner.entryId('public')) && owner.id,
    missing: 200,
    expected: [hidden, 200, hidden, hidden, hidden, hidden, 401],
  },
];
