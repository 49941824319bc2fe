import type { Entry } from '@memory/contracts';
import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

interface Walk {
  readonly as: string | null;
  readonly path: string;
  /** What happens after each page. */
  readonly between?: () => Promise<unknown>;
}

/** Follows `Link` from page to page to the end. */
async function walk({ as, path, between }: Walk): Promise<Entry[]> {
  const seen: Entry[] = [];
  let url: string | undefined = `${path}?limit=2`;
  while (url) {
    const answer = await journal.ask(as, { url });
    const body = answer.json();
    seen.push(...(Array.isArray(body) ? body : body.entries));
    url = /^<(.+)>; rel="next"$/.exec(answer.headers.link?.toString() ?? '')?.[1];
    await between?.();
  }
  return seen;
}

function aFriendOf(mei: string): string {
  const friend = aPerson(journal);
  journal.social.befriend(mei, friend);
  return friend;
}

async function fiveEntries(): Promise<{ mei: string; ids: string[] }> {
  const mei = aPerson(journal);
  const ids: string[] = [];
  for (const title of ['一', '二', '三', '四', '五'])
    ids.unshift((await anEntry(journal, mei, { title, privacyLevel: 'public' })).id);
  return { mei, ids };
}

describe.each([
  ['one’s own list', (mei: string) => ({ as: mei, path: '/api/journal-entries' })],
  ['a person’s timeline', (mei: string) => ({ as: null, path: `/api/public-timeline/${mei}` })],
  ['the public timeline', (mei: string) => ({ as: mei, path: '/api/public-timeline' })],
  ['a friend’s timeline of friends', (mei: string) => ({ as: aFriendOf(mei), path: '/api/friends-journal-entries' })],
])('%s', (_, listOf) => {
  it('gives every memory once, newest first, while new ones arrive and old ones go', async () => {
    const { mei, ids } = await fiveEntries();
    const between = async (): Promise<void> => {
      await anEntry(journal, mei, { privacyLevel: 'public' });
      // The entry that the cursor points at.
      await journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${ids[1]}` });
    };
    const seen = await walk({ ...listOf(mei), between });
    expect(seen.filter(({ userId }) => userId === mei).map(({ id }) => id)).toEqual(ids);
  });

  it('gives every memory once where all were written in the same millisecond', async () => {
    const { mei, ids } = await fiveEntries();
    await journal.database.entry.updateMany({ where: { authorId: mei }, data: { createdAt: new Date() } });
    const seen = await walk(listOf(mei));
    expect(seen.filter(({ userId }) => userId === mei).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a page', () => {
  it('holds 50 unless told, tells the total, and has no link at the end', async () => {
    const { mei } = await fiveEntries();
    const answer = await journal.ask(mei, { url: '/api/journal-entries' });
    expect(answer.json()).toHaveLength(5);
    expect([answer.headers['x-total-count'], answer.headers.link]).toEqual(['5', undefined]);
    const exact = await journal.ask(mei, { url: '/api/journal-entries?limit=5' });
    expect([exact.json().length, exact.headers.link]).toEqual([5, undefined]);
  });
});
