import { type Entry, type PrivacyLevel, privacyLevels } from '@memory/contracts';
import { createFile, createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const viewers = [
  'owner',
  'friend',
  'former friend',
  'stranger',
  'hidden',
  'signed-out',
  'friend of a leaving author',
  'signed-out, of a leaving author',
] as const;
type ViewerKind = (typeof viewers)[number];

/** The expected access decisions. They are written out here, independent of the code of the policy. */
const viewersByLevel: Record<PrivacyLevel, readonly ViewerKind[]> = {
  private: ['owner'],
  friends: ['owner', 'friend'],
  public: ['owner', 'friend', 'former friend', 'stranger', 'signed-out'],
};

interface Scenario {
  readonly entry: Entry;
  readonly fileUrl: string;
  readonly viewerId: string | null;
}

const isSignedOut = (kind: ViewerKind): boolean => kind.startsWith('signed-out');

/** Creates an entry with a recording, and a viewer with this relation to its author. */
async function createScenario(kind: ViewerKind, privacyLevel: PrivacyLevel): Promise<Scenario> {
  const authorId = createUser(journal);
  const fileUrl = createFile(journal, authorId);
  const entry = await createEntry(journal, authorId, { privacyLevel, originalAudioUrl: fileUrl });
  if (kind === 'owner') return { entry, fileUrl, viewerId: authorId };
  // The account of a leaving author waits for its erasure.
  if (kind.endsWith('leaving author')) await journal.social.leave(authorId);
  if (isSignedOut(kind)) return { entry, fileUrl, viewerId: null };
  const viewerId = createUser(journal, '小明');
  if (kind !== 'stranger') await journal.social.befriend(viewerId, authorId);
  if (kind === 'hidden') {
    await readVisibility(viewerId, fileUrl);
    await journal.social.block(authorId, viewerId);
  }
  if (kind === 'former friend') {
    await readVisibility(viewerId, fileUrl);
    await journal.social.endFriendship(viewerId, authorId);
  }
  return { entry, fileUrl, viewerId };
}

const get = (viewerId: string | null, url: string) => journal.request(viewerId, { url });
const readVisibility = (viewerId: string | null, fileUrl: string) =>
  get(viewerId, `/internal/files/${fileUrl.slice('/media/'.length)}/visibility`);
const containsEntry = (entries: Entry[], { entry }: Scenario): boolean => entries.some(({ id }) => id === entry.id);

function expectedStatus(kind: ViewerKind, level: PrivacyLevel, success: number): number {
  if (kind === 'owner') return success;
  if (isSignedOut(kind)) return 401;
  return viewersByLevel[level].includes(kind) ? 403 : 404;
}

describe.each(privacyLevels)('an entry of level %s', (level) => {
  describe.each(viewers)('for the viewer: %s', (kind) => {
    const visible = viewersByLevel[level].includes(kind);
    const isPublic = level === 'public';
    const isListed = isPublic && visible;
    /** What all reads are tested with, because none of them changes it. */
    let scenario: Scenario;
    beforeAll(async () => {
      scenario = await createScenario(kind, level);
    });

    it(`${kind === 'owner' ? 'is' : 'is not'} in the viewer’s own list`, async () => {
      const response = await get(scenario.viewerId, '/api/journal-entries');
      const listed = response.statusCode === 200 && containsEntry(response.json(), scenario);
      expect([response.statusCode, listed]).toEqual([isSignedOut(kind) ? 401 : 200, kind === 'owner']);
    });

    it(`${isListed ? 'is' : 'is not'} in the public timelines`, async () => {
      expect(containsEntry((await get(scenario.viewerId, '/api/public-timeline')).json(), scenario)).toBe(isListed);
      const timeline = await get(scenario.viewerId, `/api/public-timeline/${scenario.entry.userId}`);
      const entries: Entry[] = timeline.statusCode === 200 ? timeline.json().entries : [];
      expect([timeline.statusCode, containsEntry(entries, scenario)]).toEqual([
        // To a signed-out viewer, an author without public entries does not exist.
        kind === 'hidden' || kind.endsWith('leaving author') || (isSignedOut(kind) && !isListed) ? 404 : 200,
        isListed,
      ]);
    });

    it(`${visible ? 'can' : 'cannot'} be read by id`, async () => {
      const { entry, viewerId } = scenario;
      const response = await get(viewerId, `/api/journal-entries/${entry.id}`);
      expect(response.json()).toMatchObject(visible ? { id: entry.id } : { statusCode: 404, code: 'entry_not_found' });
    });

    it(`${kind === 'owner' ? 'is' : 'is not'} found by a search`, async () => {
      const response = await get(scenario.viewerId, `/api/journal-entries?q=${encodeURIComponent('今天')}`);
      expect(response.statusCode).toBe(isSignedOut(kind) ? 401 : 200);
      expect(response.statusCode === 200 && containsEntry(response.json(), scenario)).toBe(kind === 'owner');
    });

    it(`${kind === 'friend' && visible ? 'is' : 'is not'} in the viewer’s friends timeline`, async () => {
      const response = await get(scenario.viewerId, '/api/friends-journal-entries');
      expect(response.statusCode).toBe(isSignedOut(kind) ? 401 : 200);
      expect(response.statusCode === 200 && containsEntry(response.json(), scenario)).toBe(
        kind === 'friend' && visible,
      );
    });

    it(`${isListed ? 'opens' : 'does not open'} at its share link`, async () => {
      const { entry, viewerId } = scenario;
      const response = await get(viewerId, `/api/shared/${entry.shareId}`);
      const notFound = { statusCode: 404, code: 'entry_not_found' };
      expect(response.json()).toMatchObject(isListed ? { id: entry.id } : notFound);
    });

    it(`${visible ? 'makes' : 'does not make'} its recording visible`, async () => {
      const { fileUrl, viewerId } = scenario;
      expect((await readVisibility(viewerId, fileUrl)).json()).toEqual({ visible });
    });

    it(`${visible ? 'has' : 'has no'} author for the report of a viewer`, async () => {
      const { entry, viewerId } = scenario;
      const response = await get(viewerId, `/internal/entries/${entry.id}/author`);
      expect(response.json()).toMatchObject(
        visible ? { authorId: entry.userId } : { statusCode: 404, code: 'entry_not_found' },
      );
    });

    it(`responds to an update with ${expectedStatus(kind, level, 200)}`, async () => {
      const { entry, viewerId } = await createScenario(kind, level);
      const url = `/api/journal-entries/${entry.id}`;
      const response = await journal.request(viewerId, { method: 'PATCH', url, payload: { title: 'mine now' } });
      expect(response.statusCode).toBe(expectedStatus(kind, level, 200));
      const { title } = await journal.database.entry.findUniqueOrThrow({ where: { id: entry.id } });
      expect(title).toBe(kind === 'owner' ? 'mine now' : entry.title);
    });

    it(`responds to a deletion with ${expectedStatus(kind, level, 204)}`, async () => {
      const { entry, viewerId } = await createScenario(kind, level);
      const response = await journal.request(viewerId, { method: 'DELETE', url: `/api/journal-entries/${entry.id}` });
      expect(response.statusCode).toBe(expectedStatus(kind, level, 204));
      expect(await journal.database.entry.count({ where: { id: entry.id } })).toBe(kind === 'owner' ? 0 : 1);
    });
  });
});

describe('while social-svc is unavailable', () => {
  const reads: readonly [string, (scenario: Scenario) => string][] = [
    ['an entry', ({ entry }) => `/api/journal-entries/${entry.id}`],
    ['a file', ({ fileUrl }) => `/internal/files/${fileUrl.slice('/media/'.length)}/visibility`],
    ['a shared entry', ({ entry }) => `/api/shared/${entry.shareId}`],
    ['a user’s timeline', ({ entry }) => `/api/public-timeline/${entry.userId}`],
    ['the friends timeline', () => '/api/friends-journal-entries'],
    ['the public timeline', () => '/api/public-timeline'],
    ['the newest entries of friends', ({ entry }) => `/api/friends-latest-entries?userIds=${entry.userId}`],
  ];

  it.each(reads)('%s is read as before, and no read calls it', async (_, url) => {
    const scenario = await createScenario('friend', 'public');
    const before = await get(scenario.viewerId, url(scenario));
    journal.social.requestedRoutes.length = 0;
    journal.social.failureMode = 'closes connections';
    const during = await get(scenario.viewerId, url(scenario));
    journal.social.failureMode = 'none';
    expect([during.statusCode, during.json()]).toEqual([200, before.json()]);
    expect(journal.social.requestedRoutes).toEqual([]);
  });
});

describe('a file', () => {
  it('that no entry uses is not visible', async () => {
    const { viewerId } = await createScenario('stranger', 'public');
    const unused = createFile(journal, createUser(journal));
    expect((await readVisibility(viewerId, unused)).json()).toEqual({ visible: false });
  });

  it('used by a private and a public entry is visible to everyone until the public one is deleted', async () => {
    const { entry, fileUrl } = await createScenario('owner', 'private');
    const publicEntry = await createEntry(journal, entry.userId, { privacyLevel: 'public', mediaFiles: [fileUrl] });
    expect((await readVisibility(null, fileUrl)).json()).toEqual({ visible: true });
    await journal.request(entry.userId, { method: 'DELETE', url: `/api/journal-entries/${publicEntry.id}` });
    expect((await readVisibility(null, fileUrl)).json()).toEqual({ visible: false });
  });
});
