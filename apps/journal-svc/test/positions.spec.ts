import { type Entry, privacyLevels } from '@memory/contracts';
import fc from 'fast-check';
import { roundCoordinate } from '../src/entries/round-coordinate.ts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let author: string;
let friend: string;
let stranger: string;
beforeAll(async () => {
  journal = await startJournalApp();
  [author, friend, stranger] = [createUser(journal), createUser(journal, 'Tom'), createUser(journal, 'Bo')];
  await journal.social.befriend(author, friend);
});
afterAll(() => journal.close());

const exact = { latitude: '25.033049', longitude: '-121.565427' };
const rounded = { latitude: '25.03', longitude: '-121.57' };

const positionsIn = (body: unknown): unknown[] => {
  const entries = Array.isArray(body) ? body : ((body as { entries?: Entry[] }).entries ?? [body as Entry]);
  return entries.map(({ latitude, longitude }: Entry) => ({ latitude, longitude }));
};

/** Every response that contains an entry, and who may receive it. */
const responses: { name: string; viewers: readonly string[]; url: (entry: Entry) => string }[] = [
  { name: 'own list', viewers: ['author'], url: () => '/api/journal-entries' },
  { name: 'search', viewers: ['author'], url: () => '/api/journal-entries?q=position' },
  {
    name: 'by id',
    viewers: ['author', 'friend', 'stranger', 'signed out'],
    url: ({ id }) => `/api/journal-entries/${id}`,
  },
  { name: 'friends', viewers: ['friend'], url: () => '/api/friends-journal-entries' },
  { name: 'public', viewers: ['author', 'friend', 'stranger', 'signed out'], url: () => '/api/public-timeline' },
  {
    name: 'of one user',
    viewers: ['author', 'friend', 'stranger', 'signed out'],
    url: ({ userId }) => `/api/public-timeline/${userId}`,
  },
  {
    name: 'share link',
    viewers: ['author', 'friend', 'stranger', 'signed out'],
    url: ({ shareId }) => `/api/shared/${shareId}`,
  },
];
const viewerId = (viewer: string): string | null =>
  ({ author, friend, stranger, 'signed out': null })[viewer] as string | null;

describe('the position of an entry', () => {
  let entry: Entry;
  beforeAll(async () => {
    entry = await createEntry(journal, author, { title: 'position', privacyLevel: 'public', ...exact });
  });

  it.each(responses.flatMap(({ viewers, ...response }) => viewers.map((viewer) => ({ viewer, ...response }))))(
    'is exact for the author alone ($name, $viewer)',
    async ({ viewer, url }) => {
      const response = await journal.request(viewerId(viewer), { url: url(entry) });
      expect(response.statusCode).toBe(200);
      expect(positionsIn(response.json())).toEqual([viewer === 'author' ? exact : rounded]);
      expect(/25\.033|121\.565/.test(response.body)).toBe(viewer === 'author');
    },
  );

  it('is exact in the answers to the author’s own requests, and in their repeats', async () => {
    const post = {
      method: 'POST' as const,
      url: '/api/journal-entries',
      payload: { title: 'again', ...exact },
      headers: { 'idempotency-key': 'position' },
    };
    expect(positionsIn((await journal.request(author, post)).json())).toEqual([exact]);
    expect(positionsIn((await journal.request(author, post)).json())).toEqual([exact]);
    // The key is the sender's own: another user's request under it is a new entry.
    expect((await journal.request(friend, post)).json<Entry>().userId).toBe(friend);
    const changed = await journal.request(author, {
      method: 'PATCH',
      url: `/api/journal-entries/${entry.id}`,
      payload: { content: 'changed' },
    });
    expect(positionsIn(changed.json())).toEqual([exact]);
  });

  it('stays absent when the entry has none', async () => {
    const { id } = await createEntry(journal, author, { privacyLevel: 'public' });
    expect(positionsIn((await journal.request(null, { url: `/api/journal-entries/${id}` })).json())).toEqual([
      { latitude: null, longitude: null },
    ]);
  });
});

describe('rounding', () => {
  it.each([
    ['25.0330', '25.03'],
    ['-0.001', '0.00'],
    ['0', '0.00'],
    ['89.999', '90.00'],
    ['-179.9951', '-180.00'],
    ['7', '7.00'],
  ])('of %s is %s', (degrees, expected) => {
    expect(roundCoordinate(degrees)).toBe(expected);
  });

  it('is at most half a hundredth away, has two decimals, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -180_000_000, max: 180_000_000 }), (millionths) => {
        const degrees = (millionths / 1e6).toFixed(6);
        const once = roundCoordinate(degrees)!;
        expect(once).toMatch(/^-?\d+\.\d\d$/);
        expect(Math.abs(Number(once) - Number(degrees))).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(roundCoordinate(once)).toBe(once);
      }),
    );
  });
});

describe('the timeline of a user without public entries', () => {
  const timeline = (viewer: string | null, userId: string, query = '') =>
    journal.request(viewer, { url: `/api/public-timeline/${userId}${query}` });
  const unknown = '01890000-0000-7000-8000-000000000000';

  it.each(['', '?limit=1', '?cursor=nonsense', '?limit=0'])(
    'is, signed out, the same response as that of nobody (%s)',
    async (query) => {
      const silent = createUser(journal, 'Silent');
      for (const privacyLevel of privacyLevels.filter((level) => level !== 'public'))
        await createEntry(journal, silent, { privacyLevel });
      const [one, other] = await Promise.all([timeline(null, silent, query), timeline(null, unknown, query)]);
      const comparable = ({ statusCode, body, headers }: typeof one) => ({
        statusCode,
        body,
        headers: { ...headers, date: null, 'x-request-id': null },
      });
      expect(comparable(one)).toEqual(comparable(other));
      expect(one.statusCode).toBe(query === '?limit=0' ? 400 : 404);
    },
  );

  it('is decided without a request to another service', async () => {
    journal.social.requestedRoutes.length = 0;
    await timeline(null, createUser(journal, 'Never seen'));
    await timeline(null, unknown);
    expect(journal.social.requestedRoutes).toEqual([]);
  });

  it('is empty for a signed-in viewer', async () => {
    const silent = createUser(journal, 'Silent');
    expect((await timeline(stranger, silent)).json()).toMatchObject({ entries: [], user: { id: silent } });
  });

  it('appears with the first public entry and disappears with the last', async () => {
    const mei = createUser(journal);
    const { id } = await createEntry(journal, mei, { privacyLevel: 'public' });
    expect((await timeline(null, mei)).json().entries).toHaveLength(1);
    const change = {
      method: 'PATCH' as const,
      url: `/api/journal-entries/${id}`,
      payload: { privacyLevel: 'friends' },
    };
    await journal.request(mei, change);
    expect((await timeline(null, mei)).json()).toMatchObject({ statusCode: 404, code: 'timeline_not_found' });
  });
});
