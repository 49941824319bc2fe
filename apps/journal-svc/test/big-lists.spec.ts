import type { Database } from '../src/database.ts';
import { countShownToFriends } from '../src/entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../src/entries/entry-pages.ts';
import { rows } from '../src/entries/entry.policy.ts';
import { ListEntries } from '../src/entries/list-entries.ts';
import { readFriendsPage } from '../src/timelines/friends-page.ts';
import { authorNumber, fillJournal } from './big-journal.ts';
import { type JournalApp, startJournal } from './journal-app.ts';
import { explaining, Plans } from './plans.ts';

const ENTRIES = 1_000_000;
const PROLIFIC = 20_000;
const AUTHORS = 20_000;
const limit = 20;

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
  await fillJournal(journal.database, { entries: ENTRIES - PROLIFIC, authors: AUTHORS, prolific: PROLIFIC });
}, 300_000);
afterAll(() => journal.close());

/** 500 people, who write all the time; or one who has long been silent, among others who never showed anything. */
const busy = Array.from({ length: 500 }, (_, n) => authorNumber(n + 1));
const silent = [authorNumber(0), ...Array.from({ length: 499 }, (_, n) => authorNumber(AUTHORS + 1 + n))];

type Read = (database: Database, cursor: string | undefined) => Promise<EntryPage>;
const lists: [string, Read, number][] = [
  [
    'one’s own list',
    (database, cursor) => readEntryPage(database, rows.ownedBy(authorNumber(0)), { limit, cursor }),
    limit + 1,
  ],
  [
    'the public timeline',
    (database, cursor) => readEntryPage(database, rows.everyoneSees, { limit, cursor }),
    limit + 1,
  ],
  [
    'a person’s timeline',
    (database, cursor) => readEntryPage(database, rows.everyoneSeesOf(authorNumber(0)), { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of 500 busy friends',
    (database, cursor) => readFriendsPage(database, busy, { limit, cursor }),
    limit + 1,
  ],
  [
    'the timeline of 500 friends, silent but one',
    (database, cursor) => readFriendsPage(database, silent, { limit, cursor }),
    limit + 1,
  ],
  [
    'a search for what every entry holds',
    (database, cursor) => new ListEntries(database).search(authorNumber(0), '公园', { limit, cursor }),
    limit + 1,
  ],
  [
    'a search for what no entry holds',
    (database, cursor) => new ListEntries(database).search(authorNumber(0), '龜', { limit, cursor }),
    0,
  ],
];

describe.each(lists)('%s', (_, read, entriesRead) => {
  it('reads by index, and of the entries no more than it shows', async () => {
    const first = await read(journal.database, undefined);
    for (const cursor of [undefined, first.next ?? undefined]) {
      const plans = new Plans();
      const { entries } = await read(explaining(journal.database, plans), cursor);
      expect(entries).toHaveLength(entriesRead === 0 ? 0 : limit);
      expect(plans.readWhole).toEqual([]);
      expect(plans.entriesRead).toBeLessThanOrEqual(entriesRead);
    }
  });
});

it('the total of a timeline of 500 friends is read by key', async () => {
  const plans = new Plans();
  await countShownToFriends(explaining(journal.database, plans), busy);
  expect([plans.statements, plans.readWhole]).toEqual([1, []]);
});
