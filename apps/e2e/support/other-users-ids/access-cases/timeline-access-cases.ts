import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';

//                owner, friend, former friend, stranger, blocker, blocked, signed out
export const timelineAccessCases: IdAccessCase[] = [
  {
    route: 'userTimeline',
    place: 'params.userId',
    names: 'a user with a public entry',
    id: async (owner) => (await owner.entryId('public')) && owner.id,
    missing: 'timeline_not_found',
    expected: [200, 200, 200, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 200],
  },
  {
    route: 'userTimeline',
    place: 'params.userId',
    names: 'a user without entries',
    id: (owner) => owner.silentUserId(),
    missing: 'timeline_not_found',
    expected: [200, 200, 200, 200, 200, 200, HIDDEN_RESPONSE],
  },
  {
    route: 'latestFriendEntries',
    place: 'query.userIds',
    names: 'a user with a public entry',
    id: async (owner) => (await owner.entryId('public')) && owner.id,
    missing: 200,
    expected: [HIDDEN_RESPONSE, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
];
