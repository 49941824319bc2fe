import { type Entry, friendEntrySchema, journalRoutes, type PrivacyLevel, privacyLevels } from '@memory/contracts';
import type { InjectOptions } from 'fastify';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const viewers = ['author', 'friend', 'stranger', 'signed-out'] as const;
type ViewerKind = (typeof viewers)[number];

const TITLE = '今天';
const everyone = viewers;
const viewersByLevel: Record<PrivacyLevel, readonly ViewerKind[]> = {
  private: ['author'],
  friends: ['author', 'friend'],
  public: everyone,
};

/** A request whose response may contain the entry, and the viewers for whom it does if the policy lets them see the entry. */
interface EntryRequest {
  request(entry: Entry): InjectOptions;
  readonly foundBy: readonly ViewerKind[];
  /** The only privacy level whose entries the route returns; undefined when it returns entries of all levels. */
  readonly level?: PrivacyLevel;
  /** Distinguishes several requests of one route. */
  readonly variant?: string;
}

const get = (url: string) => (): InjectOptions => ({ url });
const entryUrl = ({ id }: Entry): string => `/api/journal-entries/${id}`;

/** Requests for every route whose response contains entries. */
const requestsByRoute: Partial<Record<keyof typeof journalRoutes, EntryRequest[]>> = {
  listEntries: [
    { request: get('/api/journal-entries'), foundBy: ['author'] },
    {
      request: get(`/api/journal-entries?q=${encodeURIComponent(TITLE)}`),
      foundBy: ['author'],
      variant: 'as a search',
    },
  ],
  readEntry: [{ request: (entry) => ({ url: entryUrl(entry) }), foundBy: everyone }],
  friendsTimeline: [{ request: get('/api/friends-journal-entries'), foundBy: ['friend'] }],
  createEntry: [],
  // It returns the viewer's own entries of earlier days; `own-past.spec.ts` has its tests.
  readOnThisDay: [],
  updateEntry: [
    {
      request: (entry) => ({ method: 'PATCH', url: entryUrl(entry), payload: { content: '晴' } }),
      foundBy: ['author'],
    },
    {
      request: (entry) => ({
        method: 'PATCH',
        url: entryUrl(entry),
        payload: { content: '晴' },
        headers: { 'if-match': '"0"' },
      }),
      foundBy: ['author'],
      variant: 'with an outdated If-Match',
    },
  ],
  publicTimeline: [{ request: get('/api/public-timeline'), foundBy: everyone, level: 'public' }],
  userTimeline: [
    { request: ({ userId }) => ({ url: `/api/public-timeline/${userId}` }), foundBy: everyone, level: 'public' },
  ],
  sharedEntry: [{ request: ({ shareId }) => ({ url: `/api/shared/${shareId}` }), foundBy: everyone, level: 'public' }],
};

type Outcome = 'with its share id' | 'without its share id' | 'not at all';

function outcomeOf({ foundBy, level: only }: EntryRequest, level: PrivacyLevel, viewer: ViewerKind): Outcome {
  const isFound =
    foundBy.includes(viewer) && viewersByLevel[level].includes(viewer) && (only === undefined || only === level);
  if (!isFound) return 'not at all';
  return viewer === 'author' || level === 'public' ? 'with its share id' : 'without its share id';
}

const table = Object.entries(requestsByRoute).flatMap(([route, entryRequests]) =>
  entryRequests.flatMap((entryRequest) =>
    privacyLevels.flatMap((level) =>
      viewers.map((viewer) => ({
        request: entryRequest.variant ? `${route}, ${entryRequest.variant},` : route,
        level,
        viewer,
        entryRequest,
        outcome: outcomeOf(entryRequest, level, viewer),
      })),
    ),
  ),
);

/** Creates an entry and sends the request as a viewer with this relation to its author. */
async function sendAs(
  kind: ViewerKind,
  level: PrivacyLevel,
  { request }: EntryRequest,
): Promise<{ body: unknown; entry: Entry; text: string }> {
  const authorId = createUser(journal);
  const entry = await createEntry(journal, authorId, { title: TITLE, privacyLevel: level });
  const viewerId = {
    author: () => authorId,
    friend: () => createUser(journal, '小明'),
    stranger: () => createUser(journal, '王'),
    'signed-out': () => null,
  }[kind]();
  if (kind === 'friend' && viewerId) await journal.social.befriend(viewerId, authorId);
  const { body } = await journal.request(viewerId, request(entry));
  return { body: JSON.parse(body), entry, text: body };
}

/** The entry with this id, at any depth of a response body. */
function findEntry(body: unknown, id: string): Entry | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('id' in body && body.id === id) return body as Entry;
  return Object.values(body)
    .map((part) => findEntry(part, id))
    .find((found) => found !== undefined);
}

it.each(table)(
  '$request returns an entry of level $level to $viewer $outcome',
  async ({ entryRequest, level, viewer, outcome }) => {
    const { body, entry, text } = await sendAs(viewer, level, entryRequest);
    const shown = findEntry(body, entry.id);
    expect(shown?.shareId).toBe(
      { 'with its share id': entry.shareId, 'without its share id': null, 'not at all': undefined }[outcome],
    );
    expect(text.includes(entry.shareId!)).toBe(outcome === 'with its share id');
  },
);

it('createEntry returns an entry of any level to its author with its share id', async () => {
  for (const privacyLevel of privacyLevels) {
    const { id, shareId } = await createEntry(journal, createUser(journal), { privacyLevel });
    expect(shareId).toBe((await journal.database.entry.findUniqueOrThrow({ where: { id } })).shareId);
  }
});

/** Routes that return no entry, or, like the latest entries of friends, entries without a share id. */
const routesWithoutShareIds: readonly (keyof typeof journalRoutes)[] = [
  'latestFriendEntries',
  'listEntryMonths',
  'readCalendarMonth',
  'readOnThisDaySettings',
  'updateOnThisDaySettings',
  // Greetings name entries by their ids alone.
  'closeGreetingsTo',
  'giveGreeting',
  'listGreetingNotices',
  'listGreetings',
  'readGreetingSettings',
  'updateGreetingSettings',
];

it('requestsByRoute has every route whose response contains entries', () => {
  const returningEntries = Object.entries(journalRoutes).filter(([, { response }]) => response.body !== null);
  expect(Object.keys(friendEntrySchema.shape)).not.toContain('shareId');
  expect(returningEntries.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(requestsByRoute), ...routesWithoutShareIds].toSorted(),
  );
});
