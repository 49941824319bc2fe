import type { Database } from '../src/database.ts';
import { countEntriesVisibleToFriends, countAllPublicEntries } from '../src/entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../src/entries/entry-page.ts';
import { entryScopes } from '../src/entries/entry.policy.ts';
import { ListEntries } from '../src/entries/list-entries.ts';
import { readFriendsEntryPage } from '../src/timelines/friends-entry-page.ts';
import { readPublicEntryPage } from '../src/timelines/public-entry-page.ts';
import { searchFriendsEntries, searchPublicEntries } from '../src/timelines/search-entries-of-others.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';
import { authorIdOfNumber, fillLargeJournal } from './large-journal.ts';
import { explainQueries, QueryPlans } from './query-plans.ts';

const ENTRIES = 1_000_000;
const ENTRIES_OF_AUTHOR_0 = 20_000;
const AUTHORS = 20_000;
const limit = 20;

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
  await fillLargeJournal(journal.database, {
    entries: ENTRIES - ENTRIES_OF_AUTHOR_0,
    authors: AUTHORS,
    entriesOfAuthor0: ENTRIES_OF_AUTHOR_0,
  });
}, 300_000);
afterAll(() => journal.close());

const author0 = authorIdOfNumber(0);
/** 500 authors with recent entries. */
const activeFriends = Array.from({ length: 500 }, (_, n) => authorIdOfNumber(n + 1));
/** Author 0, whose entries are older than all others, and 499 users without entries. */
const inactiveFriends = [author0, ...Array.from({ length: 499 }, (_, n) => authorIdOfNumber(AUTHORS + 1 + n))];

const hiddenAuthors = Array.from({ length: AUTHORS / 2 }, (_, n) => authorIdOfNumber(n + 1));

type ReadPage = (database: Database, cursor: string | undefined) => Promise<EntryPage>;
const lists: [string, ReadPage, number][] = [
  [
    'the list of own entries',
    (database, cursor) => readEntryPage(database, entryScopes.ownedBy(author0), { limit, cursor }),
    limit + 1,
  ],
  ['the public timeline', (database, cursor) => readPublicEntryPage(database, [], { limit, cursor }), limit + 1],
  [
    'the public timeline without 10,000 authors, whose entries are among the newest',
    (database, cursor) => readPublicEntryPage(database, hiddenAuthors, { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of one user',
    (database, cursor) => readEntryPage(database, entryScopes.publicBy(author0), { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of 500 active friends',
    (database, cursor) => readFriendsEntryPage(database, activeFriends, { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of 500 inactive friends',
    (database, cursor) => readFriendsEntryPage(database, inactiveFriends, { limit, cursor }),
    limit + 1,
  ],
  [
    'a search that every entry matches',
    (database, cursor) => new ListEntries(database).execute(author0, { limit, cursor, q: '公园' }),
    limit + 1,
  ],
  [
    'a search that no entry matches',
    (database, cursor) => new ListEntries(database).execute(author0, { limit, cursor, q: '龜' }),
    0,
  ],
];

describe.each(lists)('%s', (_, readPage, maxEntryRows) => {
  it('scans no table sequentially and reads no more entry rows than it returns', async () => {
    const first = await readPage(journal.database, undefined);
    for (const cursor of [undefined, first.nextCursor ?? undefined]) {
      const plans = new QueryPlans();
      const { items } = await readPage(explainQueries(journal.database, plans), cursor);
      expect(items).toHaveLength(maxEntryRows === 0 ? 0 : limit);
      expect(plans.sequentiallyScannedTables).toEqual([]);
      expect(plans.entryRowsRead).toBeLessThanOrEqual(maxEntryRows);
    }
  });
});

it('the entries of hidden authors are left out of the public timeline without being read from the table', async () => {
  const plans = new QueryPlans();
  await readPublicEntryPage(explainQueries(journal.database, plans), hiddenAuthors, { limit, cursor: undefined });
  expect(plans.entryRowsDropped).toBe(0);
});

it.each<[string, (database: Database) => Promise<EntryPage>]>([
  ['all authors', (database) => searchPublicEntries(database, [], { term: '龜', limit })],
  ['all but 10,000 authors', (database) => searchPublicEntries(database, hiddenAuthors, { term: '龜', limit })],
  ['500 friends', (database) => searchFriendsEntries(database, activeFriends, { term: '龜', limit })],
])('a search among the entries of %s reads 5,000 entries by index, and no others', async (_, search) => {
  const plans = new QueryPlans();
  const { items, nextCursor } = await search(explainQueries(journal.database, plans));
  expect([items, typeof nextCursor, plans.sequentiallyScannedTables]).toEqual([[], 'string', []]);
  expect(plans.entryRowsVisited).toBe(5_000);
});

it('the total of a timeline of 500 friends is read by primary key', async () => {
  const plans = new QueryPlans();
  await countEntriesVisibleToFriends(explainQueries(journal.database, plans), activeFriends);
  expect([plans.statementCount, plans.sequentiallyScannedTables]).toEqual([1, []]);
});

it('the total of the public timeline reads the counters of 500 hidden authors by primary key', async () => {
  const plans = new QueryPlans();
  await countAllPublicEntries(explainQueries(journal.database, plans), activeFriends);
  expect([plans.statementCount, plans.sequentiallyScannedTables]).toEqual([1, ['public_counter']]);
});
