import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import type { EntryPrivacyLevel, ResourceOwner } from '../resource-owner.ts';

const levels = ['private', 'friends', 'public'] as const;
const byLevel = (row: (level: EntryPrivacyLevel) => Omit<IdAccessCase, 'names'>, thing = 'entry'): IdAccessCase[] =>
  levels.map((level) => ({ ...row(level), names: `the ${thing} of the level ${level}` }));
const missing = 'entry_not_found';

//                owner, friend, former friend, stranger, blocker, blocked, signed out
const read: Record<EntryPrivacyLevel, IdAccessCase['expected']> = {
  private: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE],
  friends: [200, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE],
  public: [200, 200, 200, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 200],
};
const change = (status: number): Record<EntryPrivacyLevel, IdAccessCase['expected']> => ({
  private: [status, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  friends: [status, 403, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  public: [status, 403, 403, 403, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
});
/** The share link of an entry that is not public works for nobody, its author included. */
const share: Record<EntryPrivacyLevel, IdAccessCase['expected']> = {
  private: [
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
  ],
  friends: [
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
  ],
  public: [200, 200, 200, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 200],
};

export const entryAccessCases: IdAccessCase[] = [
  ...byLevel((level) => ({
    route: 'readEntry',
    place: 'params.id',
    missing,
    id: (owner) => owner.entryId(level),
    expected: read[level],
  })),
  ...byLevel((level) => ({
    route: 'updateEntry',
    place: 'params.id',
    missing,
    id: (owner) => owner.entryId(level),
    others: () => ({ body: { title: 'changed by the viewer', privacyLevel: 'public' } }),
    expected: change(200)[level],
  })),
  ...byLevel(
    (level) => ({
      route: 'updateEntry',
      place: 'headers.if-match',
      missing,
      id: (owner) => etagOf(owner, level),
      others: async ({ owner }) => ({
        params: { id: await owner.entryId(level) },
        body: { title: 'changed by the viewer' },
      }),
      expected: change(200)[level],
    }),
    'version of the entry',
  ),
  ...byLevel(
    (level) => ({
      route: 'updateEntry',
      place: 'params.id',
      missing,
      id: (owner) => owner.entryId(level),
      others: () => ({ body: { extractedText: 'changed by the viewer', transcriptConfirmed: true } }),
      expected: change(200)[level],
    }),
    'confirming the transcript',
  ),
  ...byLevel((level) => ({
    route: 'deleteEntry',
    place: 'params.id',
    missing,
    id: (owner) => owner.entryId(level),
    expected: change(204)[level],
  })),
  ...byLevel(
    (level) => ({
      route: 'sharedEntry',
      place: 'params.shareId',
      missing,
      id: (owner) => owner.shareId(level),
      expected: share[level],
    }),
    'share id of the entry',
  ),
];

async function etagOf({ account, entryId }: ResourceOwner, level: EntryPrivacyLevel): Promise<string> {
  return (await account.client.get(`/api/journal-entries/${await entryId(level)}`)).headers.get('etag') ?? '';
}

/** The files of others in entries of the viewer. A file that the viewer may see is rejected like one that does not exist. */
const files: Record<string, IdAccessCase['id']> = {
  'a file that no entry uses': (owner) => owner.unusedFileUrl(),
  'a file of a public entry': (owner) => owner.entryFileUrl('public'),
};
const newEntry = { title: 'an entry of the viewer', privacyLevel: 'public' };
export const entryFileAccessCases: IdAccessCase[] = [
  'originalAudioUrl',
  'originalImageUrl',
  'mediaFiles[]',
  'mediaFiles[].url',
].flatMap((field) =>
  Object.entries(files).flatMap(([names, id]): IdAccessCase[] => [
    {
      route: 'createEntry',
      place: `body.${field}`,
      names,
      id,
      missing: 'media_not_yours',
      others: () => ({ body: newEntry }),
      expected: [201, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
    },
    {
      route: 'updateEntry',
      place: `body.${field}`,
      names,
      id,
      missing: 'media_not_yours',
      others: async ({ viewersEntryId }) => ({ params: { id: await viewersEntryId() }, body: {} }),
      expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
    },
  ]),
);

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
