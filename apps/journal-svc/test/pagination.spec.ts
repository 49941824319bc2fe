import type { Entry } from '@memory/contracts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

interface ListWalk {
  readonly viewerId: string | null;
  readonly path: string;
  /** Called after each page. */
  readonly between?: () => Promise<unknown>;
}

/** Follows the `Link` headers to the last page. */
async function walk({ viewerId, path, between }: ListWalk): Promise<Entry[]> {
  const seen: Entry[] = [];
  let url: string | undefined = `${path}?limit=2`;
  while (url) {
    const response = await journal.request(viewerId, { url });
    const body = response.json();
    seen.push(...(Array.isArray(body) ? body : body.entries));
    url = /^<(.+)>; rel="next"$/.exec(response.headers.link?.toString() ?? '')?.[1];
    await between?.();
  }
  return seen;
}

async function createFriendOf(mei: string): Promise<string> {
  const friend = createUser(journal);
  await journal.social.befriend(mei, friend);
  return friend;
}

async function createFiveEntries(): Promise<{ mei: string; ids: string[] }> {
  const mei = createUser(journal);
  const ids: string[] = [];
  for (const title of ['一', '二', '三', '四', '五'])
    ids.unshift((await createEntry(journal, mei, { title, privacyLevel: 'public' })).id);
  return { mei, ids };
}

describe.each([
  ['the list of own entries', async (mei: string) => ({ viewerId: mei, path: '/api/journal-entries' })],
  ['the timeline of a user', async (mei: string) => ({ viewerId: null, path: `/api/public-timeline/${mei}` })],
  ['the public timeline', async (mei: string) => ({ viewerId: mei, path: '/api/public-timeline' })],
  [
    'the friends timeline',
    async (mei: string) => ({ viewerId: await createFriendOf(mei), path: '/api/friends-journal-entries' }),
  ],
])('%s', (_, listOf) => {
  it('returns every entry once, newest first, while others are created and deleted', async () => {
    const { mei, ids } = await createFiveEntries();
    const changeList = async (): Promise<void> => {
      await createEntry(journal, mei, { privacyLevel: 'public' });
      // The entry that the cursor points at.
      await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${ids[1]}` });
    };
    const seen = await walk({ ...(await listOf(mei)), between: changeList });
    expect(seen.filter(({ userId }) => userId === mei).map(({ id }) => id)).toEqual(ids);
  });

  it('returns every entry once when all have the same creation time', async () => {
    const { mei, ids } = await createFiveEntries();
    await journal.database.entry.updateMany({ where: { authorId: mei }, data: { createdAt: new Date() } });
    const seen = await walk(await listOf(mei));
    expect(seen.filter(({ userId }) => userId === mei).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the address of a next page', () => {
  const read = (viewerId: string, url: string) => journal.request(viewerId, { url });
  const nextOf = ({ headers }: Awaited<ReturnType<typeof read>>) =>
    /^<(.+)>; rel="next"$/.exec(headers.link?.toString() ?? '')?.[1] ?? '';

  it('of the friends timeline shows a former friend nothing, and no total', async () => {
    const { mei } = await createFiveEntries();
    const friend = await createFriendOf(mei);
    const first = await read(friend, '/api/friends-journal-entries?limit=2');
    expect([first.json().length, first.headers['x-total-count']]).toEqual([2, '5']);
    await journal.social.endFriendship(mei, friend);
    const next = await read(friend, nextOf(first));
    expect([next.json(), next.headers['x-total-count'], nextOf(next)]).toEqual([[], '0', '']);
  });

  it('of another user’s own list shows the entries of whoever sends it', async () => {
    const { mei } = await createFiveEntries();
    const stranger = createUser(journal);
    const next = nextOf(await read(mei, '/api/journal-entries?limit=2'));
    expect((await read(mei, next)).json()).toHaveLength(2);
    expect((await read(stranger, next)).json()).toEqual([]);
  });
});

describe('a page', () => {
  it('contains 50 entries by default, has the total, and no link on the last page', async () => {
    const { mei } = await createFiveEntries();
    const response = await journal.request(mei, { url: '/api/journal-entries' });
    expect(response.json()).toHaveLength(5);
    expect([response.headers['x-total-count'], response.headers.link]).toEqual(['5', undefined]);
    const exact = await journal.request(mei, { url: '/api/journal-entries?limit=5' });
    expect([exact.json().length, exact.headers.link]).toEqual([5, undefined]);
  });
});
