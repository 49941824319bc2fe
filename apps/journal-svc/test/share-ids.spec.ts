import { type Entry, journalRoutes, type PrivacyLevel, privacyLevels } from '@memory/contracts';
import type { InjectOptions } from 'fastify';
import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

const viewers = ['author', 'friend', 'stranger', 'signed-out'] as const;
type ViewerKind = (typeof viewers)[number];

const TITLE = '今天';
const everyone = viewers;
const whoMaySee: Record<PrivacyLevel, readonly ViewerKind[]> = {
  private: ['author'],
  friends: ['author', 'friend'],
  public: everyone,
};

/** How an entry is asked for at a route, and who of those who may see it finds it there. */
interface Showing {
  request(entry: Entry): InjectOptions;
  readonly finders: readonly ViewerKind[];
  /** The only level whose entries are found there; any when absent. */
  readonly level?: PrivacyLevel;
  /** How the route is asked besides the plain way, in words. */
  readonly how?: string;
}

const at = (url: string) => (): InjectOptions => ({ url });
const itself = ({ id }: Entry): string => `/api/journal-entries/${id}`;

/** Every route of the contract that answers with entries. */
const showings: Partial<Record<keyof typeof journalRoutes, Showing[]>> = {
  listEntries: [
    { request: at('/api/journal-entries'), finders: ['author'] },
    { request: at(`/api/journal-entries?q=${encodeURIComponent(TITLE)}`), finders: ['author'], how: 'as a search' },
  ],
  readEntry: [{ request: (entry) => ({ url: itself(entry) }), finders: everyone }],
  friendsTimeline: [{ request: at('/api/friends-journal-entries'), finders: ['friend'] }],
  createEntry: [],
  updateEntry: [
    { request: (entry) => ({ method: 'PATCH', url: itself(entry), payload: { content: '晴' } }), finders: ['author'] },
    {
      request: (entry) => ({
        method: 'PATCH',
        url: itself(entry),
        payload: { content: '晴' },
        headers: { 'if-match': '"0"' },
      }),
      finders: ['author'],
      how: 'of an entry that changed meanwhile',
    },
  ],
  publicTimeline: [{ request: at('/api/public-timeline'), finders: everyone, level: 'public' }],
  userTimeline: [
    { request: ({ userId }) => ({ url: `/api/public-timeline/${userId}` }), finders: everyone, level: 'public' },
  ],
  sharedEntry: [{ request: ({ shareId }) => ({ url: `/api/shared/${shareId}` }), finders: everyone, level: 'public' }],
};

type Outcome = 'with its share id' | 'without its share id' | 'not at all';

function outcomeOf({ finders, level: only }: Showing, level: PrivacyLevel, viewer: ViewerKind): Outcome {
  const isFound =
    finders.includes(viewer) && whoMaySee[level].includes(viewer) && (only === undefined || only === level);
  if (!isFound) return 'not at all';
  return viewer === 'author' || level === 'public' ? 'with its share id' : 'without its share id';
}

const table = Object.entries(showings).flatMap(([route, ways]) =>
  ways.flatMap((way) =>
    privacyLevels.flatMap((level) =>
      viewers.map((viewer) => ({
        asked: way.how ? `${route}, ${way.how},` : route,
        level,
        viewer,
        way,
        outcome: outcomeOf(way, level, viewer),
      })),
    ),
  ),
);

/** Sends a request as a viewer with this relation (`kind`) to the author of a new entry. */
async function ask(
  kind: ViewerKind,
  level: PrivacyLevel,
  { request }: Showing,
): Promise<{ body: unknown; entry: Entry; text: string }> {
  const authorId = aPerson(journal);
  const entry = await anEntry(journal, authorId, { title: TITLE, privacyLevel: level });
  const viewerId = {
    author: () => authorId,
    friend: () => aPerson(journal, '小明'),
    stranger: () => aPerson(journal, '王'),
    'signed-out': () => null,
  }[kind]();
  if (kind === 'friend' && viewerId) journal.social.befriend(viewerId, authorId);
  const { body } = await journal.ask(viewerId, request(entry));
  return { body: JSON.parse(body), entry, text: body };
}

/** The entry with this id, wherever in an answer it is. */
function findEntry(answer: unknown, id: string): Entry | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('id' in answer && answer.id === id) return answer as Entry;
  return Object.values(answer)
    .map((part) => findEntry(part, id))
    .find((found) => found !== undefined);
}

it.each(table)('$asked shows an entry that is $level to: $viewer $outcome', async ({ way, level, viewer, outcome }) => {
  const { body, entry, text } = await ask(viewer, level, way);
  const shown = findEntry(body, entry.id);
  expect(shown?.shareId).toBe(
    { 'with its share id': entry.shareId, 'without its share id': null, 'not at all': undefined }[outcome],
  );
  expect(text.includes(entry.shareId!)).toBe(outcome === 'with its share id');
});

it('createEntry shows an entry of any level to its author with its share id', async () => {
  for (const privacyLevel of privacyLevels) {
    const { id, shareId } = await anEntry(journal, aPerson(journal), { privacyLevel });
    expect(shareId).toBe((await journal.database.entry.findUniqueOrThrow({ where: { id } })).shareId);
  }
});

it('no route that answers with entries is missing here', () => {
  const answering = Object.entries(journalRoutes).filter(([, { response }]) => response.body !== null);
  expect(answering.map(([name]) => name).toSorted()).toEqual(Object.keys(showings).toSorted());
});
