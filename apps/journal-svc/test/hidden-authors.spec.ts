import type { Entry } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { createEntry, createFile, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const UNUSED_SHARE_ID = 'A'.repeat(22);

interface Ids {
  readonly entryId: string;
  readonly fileId: string;
  readonly shareId: string;
  readonly authorId: string;
}

/** Every route with an id of another user's entry, file or account. */
const requests: readonly [string, (ids: Ids) => { url: string; method?: 'PATCH' | 'DELETE'; payload?: object }][] = [
  ['an entry', ({ entryId }) => ({ url: `/api/journal-entries/${entryId}` })],
  ['a change', ({ entryId }) => ({ url: `/api/journal-entries/${entryId}`, method: 'PATCH', payload: { title: 'x' } })],
  ['a deletion', ({ entryId }) => ({ url: `/api/journal-entries/${entryId}`, method: 'DELETE' })],
  ['a shared entry', ({ shareId }) => ({ url: `/api/shared/${shareId}` })],
  ['a user’s timeline', ({ authorId }) => ({ url: `/api/public-timeline/${authorId}` })],
  ['the next page of a user’s timeline', ({ authorId }) => ({ url: `/api/public-timeline/${authorId}?cursor=junk` })],
];

/** An account without a copy is requested from social-svc, so a hidden one must be, too. */
const isTimeline = (toRequest: (typeof requests)[number][1]): boolean =>
  toRequest(missingIds()).url.startsWith('/api/public-timeline/');

async function createHiddenAuthor(level: 'public' | 'friends' | 'private' = 'public') {
  const [authorId, viewerId] = [createUser(journal), createUser(journal)];
  const fileUrl = createFile(journal, authorId);
  const entry = await createEntry(journal, authorId, { privacyLevel: level, originalAudioUrl: fileUrl });
  await journal.social.befriend(authorId, viewerId);
  await journal.social.block(authorId, viewerId);
  const ids = { entryId: entry.id, fileId: fileUrl.slice('/media/'.length), shareId: entry.shareId!, authorId };
  return { ids, viewerId };
}

const missingIds = (): Ids => ({ entryId: uuidv7(), fileId: uuidv7(), shareId: UNUSED_SHARE_ID, authorId: uuidv7() });

/** The response without what differs between any two requests, and the calls to social-svc that it took. */
async function observe(viewerId: string, request: { url: string }) {
  journal.social.requestedRoutes.length = 0;
  const { statusCode, headers, body } = await journal.request(viewerId, request);
  const { date: _date, 'x-request-id': _requestId, ...comparable } = headers;
  return { statusCode, headers: comparable, body, calls: [...journal.social.requestedRoutes] };
}

describe.each(requests)('%s of a hidden author', (_, toRequest) => {
  it.each(['public', 'friends', 'private'] as const)(
    'of level %s gets the same response, after the same calls, as one that does not exist',
    async (level) => {
      const { ids, viewerId } = await createHiddenAuthor(level);
      const [hidden, missing] = [
        await observe(viewerId, toRequest(ids)),
        await observe(viewerId, toRequest(missingIds())),
      ];
      expect(hidden).toEqual(missing);
      expect([hidden.statusCode, hidden.calls]).toEqual([
        404,
        isTimeline(toRequest) ? ['/internal/accounts/{userId}/card'] : [],
      ]);
    },
  );
});

it('a file of a hidden author is invisible after the same calls as one that no entry uses', async () => {
  const { ids, viewerId } = await createHiddenAuthor();
  const visibility = ({ fileId }: Ids) => observe(viewerId, { url: `/internal/files/${fileId}/visibility` });
  const [hidden, missing] = [await visibility(ids), await visibility(missingIds())];
  expect(hidden.calls).toEqual(missing.calls);
  expect([hidden.body, missing.body].map((body) => JSON.parse(body).visible)).toEqual([false, false]);
});

describe('the public timeline of a viewer', () => {
  /** All pages of the timeline, and the totals that they name. */
  async function readAll(viewerId: string | null): Promise<{ authors: string[]; totals: string[] }> {
    const [authors, totals] = [[] as string[], [] as string[]];
    let url: string | undefined = '/api/public-timeline?limit=2';
    while (url) {
      const response = await journal.request(viewerId, { url });
      authors.push(...response.json<Entry[]>().map(({ userId }) => userId));
      totals.push(String(response.headers['x-total-count']));
      url = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    return { authors, totals: [...new Set(totals)] };
  }

  it('leaves the hidden authors out of the pages and of the total, from the next request on', async () => {
    const [viewer, hidden, other] = [createUser(journal), createUser(journal), createUser(journal)];
    for (const author of [hidden, other, hidden, hidden, hidden, other, viewer])
      await createEntry(journal, author, { privacyLevel: 'public' });
    await createEntry(journal, hidden, { privacyLevel: 'friends' });
    const before = await readAll(viewer);
    expect(before.totals).toEqual([String(before.authors.length)]);
    await journal.social.block(viewer, hidden);
    for (const [reader, absent] of [
      [viewer, hidden],
      [hidden, viewer],
    ] as const) {
      const { authors, totals } = await readAll(reader);
      expect(authors).toEqual(before.authors.filter((author) => author !== absent));
      expect(totals).toEqual([String(authors.length)]);
    }
    expect(await readAll(null)).toEqual(before);
    expect(await readAll(other)).toEqual(before);
    await journal.social.unblock(viewer, hidden);
    expect(await readAll(viewer)).toEqual(before);
  });
});
