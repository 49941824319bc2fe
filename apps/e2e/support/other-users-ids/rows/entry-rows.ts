import { hidden, type IdRow } from '../id-row.ts';
import type { Level, Owner } from '../owner.ts';

const levels = ['private', 'friends', 'public'] as const;
const byLevel = (row: (level: Level) => Omit<IdRow, 'names'>, thing = 'entry'): IdRow[] =>
  levels.map((level) => ({ ...row(level), names: `the ${thing} of the level ${level}` }));
const missing = 'entry_not_found';

//                owner, friend, former friend, stranger, blocker, blocked, signed out
const read: Record<Level, IdRow['expected']> = {
  private: [200, hidden, hidden, hidden, hidden, hidden, hidden],
  friends: [200, 200, hidden, hidden, hidden, hidden, hidden],
  public: [200, 200, 200, 200, hidden, hidden, 200],
};
const change = (status: number): Record<Level, IdRow['expected']> => ({
  private: [status, hidden, hidden, hidden, hidden, hidden, 401],
  friends: [status, 403, hidden, hidden, hidden, hidden, 401],
  public: [status, 403, 403, 403, hidden, hidden, 401],
});
/** The share link of an entry that is not public works for nobody, its author included. */
const share: Record<Level, IdRow['expected']> = {
  private: [hidden, hidden, hidden, hidden, hidden, hidden, hidden],
  friends: [hidden, hidden, hidden, hidden, hidden, hidden, hidden],
  public: [200, 200, 200, 200, hidden, hidden, 200],
};

export const entryRows: IdRow[] = [
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

async function etagOf({ account, entryId }: Owner, level: Level): Promise<string> {
  return (await account.client.get(`/api/journal-entries/${await entryId(level)}`)).headers.get('etag') ?? '';
}
