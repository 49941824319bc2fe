import type { publicRoutes } from '@memory/contracts';
import type { ResourceOwner } from '../resource-owner.ts';
import type { ViewerKind } from '../viewers.ts';

export type OwnerTextKey = keyof ResourceOwner['texts'];

/** A route that reads without an id: whose requests are alike for every viewer, and whose responses must not be. */
export interface ListAccessCase {
  readonly route: keyof typeof publicRoutes;
  readonly query?: (owner: ResourceOwner) => Record<string, string>;
  /** Which texts of the owner the response contains, by viewer; none for viewers who are not listed. */
  readonly shows: Readonly<Partial<Record<ViewerKind, readonly OwnerTextKey[]>>>;
}

const ownProfile: ListAccessCase['shows'] = { owner: ['private', 'friends', 'name'] };
const publicTexts = ['public', 'name'] as const;

export const listAccessCases: readonly ListAccessCase[] = [
  { route: 'listEntries', shows: { owner: ['private', 'friends', 'public', 'name'] } },
  { route: 'listEntryMonths', query: inUtc, shows: {} },
  { route: 'readCalendarMonth', query: () => ({ ...inUtc(), month: new Date().toISOString().slice(0, 7) }), shows: {} },
  { route: 'readOnThisDay', query: inUtc, shows: {} },
  { route: 'readOnThisDaySettings', shows: {} },
  // The id of no entry; the table of ids has the rows with entries of the owner.
  { route: 'listGreetings', query: ({ id }) => ({ entryIds: id }), shows: {} },
  { route: 'listGreetingNotices', shows: { owner: ['friends'] } },
  { route: 'readGreetingSettings', shows: {} },
  { route: 'friendsTimeline', query: pageOf100, shows: { friend: ['friends', 'public', 'name'] } },
  {
    route: 'latestFriendEntries',
    query: ({ id }) => ({ userIds: id }),
    shows: { friend: ['public'] },
  },
  {
    route: 'publicTimeline',
    query: pageOf100,
    shows: {
      // The owner's own position is exact.
      owner: ['private', ...publicTexts],
      friend: publicTexts,
      'former friend': publicTexts,
      stranger: publicTexts,
      'signed out': publicTexts,
      admin: publicTexts,
    },
  },
  {
    route: 'searchPeople',
    query: ({ texts }) => ({ q: texts.name[0] ?? '' }),
    shows: { friend: ['friends', 'name'], 'former friend': ['name'], stranger: ['name'] },
  },
  { route: 'listFriends', shows: { friend: ['friends', 'name'] } },
  { route: 'listFriendRequests', shows: {} },
  { route: 'readFriendCode', shows: { owner: ['private'] } },
  { route: 'listFriendNotices', shows: {} },
  { route: 'listClasses', shows: { owner: ['private', 'name'] } },
  { route: 'listChildren', shows: {} },
  { route: 'listOwnFamily', shows: {} },
  { route: 'listBlocks', shows: { blocker: ['name'] } },
  { route: 'listVocabulary', shows: { owner: ['private'] } },
  { route: 'listCompactVocabulary', shows: { owner: ['private'] } },
  { route: 'listVocabularyWords', shows: {} },
  { route: 'listWordSplits', shows: {} },
  { route: 'listWordChoices', shows: {} },
  // The id of no vocabulary item; the table of ids has the row with an item of the owner.
  { route: 'listVocabularySentences', query: ({ id }) => ({ ids: id }), shows: {} },
  { route: 'listVocabularyContexts', query: ({ id }) => ({ ids: id }), shows: {} },
  { route: 'readDueCards', query: inUtc, shows: {} },
  { route: 'readReviewSummary', query: inUtc, shows: {} },
  { route: 'readWordGrowth', query: inUtc, shows: {} },
  { route: 'readLearningSettings', shows: {} },
  { route: 'exportVocabulary', query: () => ({ format: 'csv' }), shows: { owner: ['private'] } },
  { route: 'readPronunciationStatus', shows: {} },
  { route: 'readProfile', shows: ownProfile },
  { route: 'readCurrentUser', shows: ownProfile },
  { route: 'readAuthUser', shows: ownProfile },
  { route: 'listSessions', shows: {} },
  { route: 'readSecondFactor', shows: { owner: ['private'] } },
  { route: 'readStorageUsage', shows: {} },
  { route: 'checkAudioCompatibility', shows: {} },
  { route: 'readSpokenLanguage', shows: {} },
  { route: 'readReadingAids', shows: {} },
  {
    route: 'exportOwnData',
    shows: { owner: ['private', 'friends', 'public', 'name'], friend: ['name'], blocker: ['name'] },
  },
  { route: 'listDataExports', shows: {} },
  { route: 'readOwnerNotices', shows: {} },
  { route: 'readConfig', shows: {} },
  { route: 'checkHealth', shows: {} },
];

/**
 * Reading routes without an access case. The first three redirect, the next one depends on the cookie of a sign-in alone, the event stream
 * has a test of its own, and whether the owner is among the recommended friends depends on all other users. Another test checks that none
 * of these responses contains a hidden text.
 */
export const routesWithoutListAccessCase: readonly string[] = [
  'startExternalLogin',
  'finishExternalLogin',
  'logoutByNavigation',
  'readPendingSignIn',
  // Depends on the cookie of a device of a class alone.
  'readEnrolledClass',
  'openEventStream',
  'recommendFriends',
  // Describes the installation, to everyone alike.
  'readPrivacy',
];

function inUtc(): Record<string, string> {
  return { timeZone: 'UTC' };
}

function pageOf100(): Record<string, string> {
  return { limit: '100' };
}

/** The paginated routes, whose cursors contain the time and the id of a row. */
export const cursorRoutes = [
  'listEntries',
  'friendsTimeline',
  'publicTimeline',
  'userTimeline',
  'listVocabulary',
  'listCompactVocabulary',
  'listFriends',
  'listFriendRequests',
  'listBlocks',
  'listFriendNotices',
  'listClasses',
] as const satisfies (keyof typeof publicRoutes)[];

/**
 * The route whose list of the owner gives the cursor. Where no approval is required there are no friend requests, so that a cursor of the
 * list of friends is used for them: all cursors have the same format.
 */
export const cursorSourceRoute = (route: (typeof cursorRoutes)[number]): (typeof cursorRoutes)[number] =>
  route === 'listFriendRequests' ? 'listFriends' : route;
