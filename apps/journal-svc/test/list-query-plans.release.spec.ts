import { PreparedStatements } from '@memory/service-kit/database';
import { publicTotalExceptBy, totalVisibleToFriends } from '../src/entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../src/entries/entry-page.ts';
import { entryScopes } from '../src/entries/entry.policy.ts';
import { literalPartsOf, searchEntryPage } from '../src/entries/search-entry-page.ts';
import { CheckFileVisibility } from '../src/file-visibility/check-file-visibility.ts';
import { Prisma } from '../src/generated/prisma/client.ts';
import { Relations } from '../src/relations/relations.ts';
import { friendsOfQuery, hiddenFromQuery } from '../src/relations/user-relation.policy.ts';
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
let statements: PreparedStatements;
beforeAll(async () => {
  journal = await startJournalApp();
  statements = journal.app.get(PreparedStatements);
  await fillLargeJournal(journal.database, {
    entries: ENTRIES - ENTRIES_OF_AUTHOR_0,
    authors: AUTHORS,
    entriesOfAuthor0: ENTRIES_OF_AUTHOR_0,
    relations: [
      { userId: viewer, otherIds: activeFriends, kind: 'friend' },
      { userId: viewerWithInactiveFriends, otherIds: inactiveFriends, kind: 'friend' },
      { userId: blockingViewer, otherIds: hiddenAuthors, kind: 'hidden' },
    ],
  });
}, 300_000);
afterAll(() => journal.close());

const author0 = authorIdOfNumber(0);
const own = entryScopes.ownedBy(author0);
/** 500 authors with recent entries. */
const activeFriends = Array.from({ length: 500 }, (_, n) => authorIdOfNumber(n + 1));
/** Author 0, whose entries are older than all others, and 499 users without entries. */
const inactiveFriends = [author0, ...Array.from({ length: 499 }, (_, n) => authorIdOfNumber(AUTHORS + 1 + n))];

const hiddenAuthors = Array.from({ length: AUTHORS / 2 }, (_, n) => authorIdOfNumber(n + 1));

const [viewer, viewerWithInactiveFriends, blockingViewer] = [1, 2, 3].map((n) => authorIdOfNumber(2 * AUTHORS + n)) as [
  string,
  string,
  string,
];
const friends = friendsOfQuery(viewer);
const hiddenFromAll = hiddenFromQuery({ userId: null });
const hiddenFromViewer = hiddenFromQuery({ userId: blockingViewer });

type ReadPage = (statements: PreparedStatements, cursor: string | undefined) => Promise<EntryPage>;
const lists: [string, ReadPage, number][] = [
  ['the list of own entries', (statements, cursor) => readEntryPage(statements, own, { limit, cursor }), limit + 1],
  [
    'the public timeline',
    (statements, cursor) => readPublicEntryPage(statements, hiddenFromAll, { limit, cursor }),
    limit + 1,
  ],
  [
    'the public timeline without 10,000 authors, whose entries are among the newest',
    (statements, cursor) => readPublicEntryPage(statements, hiddenFromViewer, { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of one user',
    (statements, cursor) => readEntryPage(statements, entryScopes.publicBy(author0), { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of 500 active friends',
    (statements, cursor) => readFriendsEntryPage(statements, friends, { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of 500 inactive friends',
    (statements, cursor) =>
      readFriendsEntryPage(statements, friendsOfQuery(viewerWithInactiveFriends), { limit, cursor }),
    limit + 1,
  ],
  [
    'a search that every entry matches',
    (statements, cursor) => searchEntryPage(statements, own, { limit, cursor, parts: literalPartsOf('公园') }),
    // The texts of the entries that are found, and then all columns of the same entries.
    2 * (limit + 1),
  ],
  [
    'a search that no entry matches',
    (statements, cursor) => searchEntryPage(statements, own, { limit, cursor, parts: literalPartsOf('龜') }),
    0,
  ],
];

describe.each(lists)('%s', (_, readPage, maxEntryRows) => {
  it('scans no table sequentially and reads no more entry rows than it returns', async () => {
    const first = await readPage(statements, undefined);
    for (const cursor of [undefined, first.nextCursor ?? undefined]) {
      const plans = new QueryPlans();
      const { items } = await readPage(explainQueries(statements, plans), cursor);
      expect(items).toHaveLength(maxEntryRows === 0 ? 0 : limit);
      // The counter of public entries has a few rows, however many entries there are.
      expect(plans.sequentiallyScannedTables.filter((table) => table !== 'public_counter')).toEqual([]);
      expect(plans.entryRowsRead).toBeLessThanOrEqual(maxEntryRows);
    }
  });
});

it('the entries of hidden authors are left out of the public timeline without being read from the table', async () => {
  const plans = new QueryPlans();
  await readPublicEntryPage(explainQueries(statements, plans), hiddenFromViewer, { limit, cursor: undefined });
  expect(plans.entryRowsDropped).toBe(0);
});

it.each([
  ['a term', literalPartsOf('龜')],
  ['words of a pinyin', [{ spellings: ['龜', '烏龜', '海龜', '龜甲', '龜茲'].map((word) => [word]) }]],
])('a search for %s reads none of the 20,000 own entries whose signatures exclude it', async (_, parts) => {
  const plans = new QueryPlans();
  await searchEntryPage(explainQueries(statements, plans), own, { limit, parts });
  expect([plans.entryRowsVisited, plans.sequentiallyScannedTables]).toEqual([0, []]);
});

it.each<[string, (statements: PreparedStatements) => Promise<EntryPage>]>([
  [
    'all authors',
    (statements) => searchPublicEntries(statements, hiddenFromAll, { parts: literalPartsOf('龜'), limit }),
  ],
  [
    'all but 10,000 authors',
    (statements) => searchPublicEntries(statements, hiddenFromViewer, { parts: literalPartsOf('龜'), limit }),
  ],
  ['500 friends', (statements) => searchFriendsEntries(statements, friends, { parts: literalPartsOf('龜'), limit })],
])(
  'a search among the entries of %s reads 5,000 entries by index, and the texts of those without a signature',
  async (_, search) => {
    const plans = new QueryPlans();
    const { items, nextCursor } = await search(explainQueries(statements, plans));
    expect([items, typeof nextCursor, plans.sequentiallyScannedTables]).toEqual([[], 'string', []]);
    // None of these entries has a signature.
    expect(plans.entryRowsVisited).toBe(10_000);
  },
);

it.each([
  ['a timeline of 500 friends', totalVisibleToFriends(Prisma.sql`ARRAY(${friends})`), []],
  ['the public timeline with 10,000 hidden authors', publicTotalExceptBy(hiddenFromViewer), ['public_counter']],
])('the total of %s reads the counters of authors by primary key', async (_, total, scanned) => {
  const plans = new QueryPlans();
  await explainQueries(statements, plans).query(Prisma.sql`SELECT ${total} AS total`);
  expect([plans.statementCount, plans.sequentiallyScannedTables]).toEqual([1, scanned]);
});

it.each([
  ['500 active friends', friends],
  ['500 inactive friends', friendsOfQuery(viewerWithInactiveFriends)],
])('a page of %s and its total are one statement', async (_, query) => {
  const plans = new QueryPlans();
  await readFriendsEntryPage(explainQueries(statements, plans), query, { limit });
  expect(plans.statementCount).toBe(1);
});

it('the visibility of a file is decided by one statement, in indexes', async () => {
  const plans = new QueryPlans();
  await statements.query(Prisma.sql`
    INSERT INTO greeting (entry_id, giver_id, recording_id)
    SELECT id, ${author0}::uuid, gen_random_uuid() FROM entry WHERE author_id <> ${author0}::uuid LIMIT 20000`);
  await journal.database.$executeRaw`ANALYZE greeting`;
  const [file] = await statements.query<{ id: string }>(Prisma.sql`SELECT file_id AS id FROM entry_file LIMIT 1`);
  const check = new CheckFileVisibility(explainQueries(statements, plans), journal.app.get(Relations));
  await check.execute(file!.id, { userId: viewer });
  expect([plans.statementCount, plans.sequentiallyScannedTables]).toEqual([1, []]);
});
