import { type Entry, type PrivacyLevel, privacyLevels } from '@memory/contracts';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

const viewers = ['owner', 'friend', 'former friend', 'stranger', 'signed-out'] as const;
type ViewerKind = (typeof viewers)[number];

/** The decision, once more and in other words than the policy's. */
const sees: Record<PrivacyLevel, readonly ViewerKind[]> = {
  private: ['owner'],
  friends: ['owner', 'friend'],
  public: viewers,
};

interface Scene {
  readonly entry: Entry;
  readonly fileUrl: string;
  readonly viewerId: string | null;
}

/** A memory with a recording, and somebody who stands to its author as `kind` says. */
async function scene(kind: ViewerKind, privacyLevel: PrivacyLevel): Promise<Scene> {
  const authorId = aPerson(journal);
  const fileUrl = aFile(journal, authorId);
  const entry = await anEntry(journal, authorId, { privacyLevel, originalAudioUrl: fileUrl });
  if (kind === 'owner' || kind === 'signed-out')
    return { entry, fileUrl, viewerId: kind === 'owner' ? authorId : null };
  const viewerId = aPerson(journal, '小明');
  if (kind !== 'stranger') journal.social.befriend(viewerId, authorId);
  if (kind === 'former friend') {
    await readVisibility(viewerId, fileUrl);
    journal.social.part(viewerId, authorId);
  }
  return { entry, fileUrl, viewerId };
}

const get = (viewerId: string | null, url: string) => journal.ask(viewerId, { url });
const readVisibility = (viewerId: string | null, fileUrl: string) =>
  get(viewerId, `/internal/files/${fileUrl.slice('/media/'.length)}/visibility`);
const lists = (entries: Entry[], { entry }: Scene): boolean => entries.some(({ id }) => id === entry.id);

function changeStatus(kind: ViewerKind, level: PrivacyLevel, done: number): number {
  if (kind === 'owner') return done;
  if (kind === 'signed-out') return 401;
  return sees[level].includes(kind) ? 403 : 404;
}

describe.each(privacyLevels)('a memory that is %s', (level) => {
  describe.each(viewers)('asked by: %s', (kind) => {
    const visible = sees[level].includes(kind);
    const isPublic = level === 'public';

    it(`${kind === 'owner' ? 'is' : 'is not'} in their own list`, async () => {
      const here = await scene(kind, level);
      const answer = await get(here.viewerId, '/api/journal-entries');
      const listed = answer.statusCode === 200 && lists(answer.json(), here);
      expect([answer.statusCode, listed]).toEqual([kind === 'signed-out' ? 401 : 200, kind === 'owner']);
    });

    it(`${isPublic ? 'is' : 'is not'} on the public timelines`, async () => {
      const here = await scene(kind, level);
      expect(lists((await get(here.viewerId, '/api/public-timeline')).json(), here)).toBe(isPublic);
      const { entries } = (await get(here.viewerId, `/api/public-timeline/${here.entry.userId}`)).json();
      expect(lists(entries, here)).toBe(isPublic);
    });

    it(`${visible ? 'can' : 'cannot'} be read by itself`, async () => {
      const { entry, viewerId } = await scene(kind, level);
      const answer = await get(viewerId, `/api/journal-entries/${entry.id}`);
      expect(answer.json()).toMatchObject(visible ? { id: entry.id } : { statusCode: 404, code: 'entry_not_found' });
    });

    it(`${kind === 'owner' ? 'is' : 'is not'} found by a search`, async () => {
      const here = await scene(kind, level);
      const answer = await get(here.viewerId, `/api/journal-entries?q=${encodeURIComponent('今天')}`);
      expect(answer.statusCode).toBe(kind === 'signed-out' ? 401 : 200);
      expect(answer.statusCode === 200 && lists(answer.json(), here)).toBe(kind === 'owner');
    });

    it(`${kind === 'friend' && visible ? 'is' : 'is not'} on their friends’ timeline`, async () => {
      const here = await scene(kind, level);
      const answer = await get(here.viewerId, '/api/friends-journal-entries');
      expect(answer.statusCode).toBe(kind === 'signed-out' ? 401 : 200);
      expect(answer.statusCode === 200 && lists(answer.json(), here)).toBe(kind === 'friend' && visible);
    });

    it(`${isPublic ? 'opens' : 'does not open'} at its share link`, async () => {
      const { entry, viewerId } = await scene(kind, level);
      const answer = await get(viewerId, `/api/shared/${entry.shareId}`);
      const refusal = { statusCode: 404, code: 'entry_not_found' };
      expect(answer.json()).toMatchObject(isPublic ? { id: entry.id } : refusal);
    });

    it(`${visible ? 'lets' : 'does not let'} its recording be heard`, async () => {
      const { fileUrl, viewerId } = await scene(kind, level);
      expect((await readVisibility(viewerId, fileUrl)).json()).toEqual({ visible, used: true });
    });

    it(`answers a change with ${changeStatus(kind, level, 200)}`, async () => {
      const { entry, viewerId } = await scene(kind, level);
      const url = `/api/journal-entries/${entry.id}`;
      const answer = await journal.ask(viewerId, { method: 'PATCH', url, payload: { title: 'mine now' } });
      expect(answer.statusCode).toBe(changeStatus(kind, level, 200));
      const { title } = await journal.database.entry.findUniqueOrThrow({ where: { id: entry.id } });
      expect(title).toBe(kind === 'owner' ? 'mine now' : entry.title);
    });

    it(`answers a deletion with ${changeStatus(kind, level, 204)}`, async () => {
      const { entry, viewerId } = await scene(kind, level);
      const answer = await journal.ask(viewerId, { method: 'DELETE', url: `/api/journal-entries/${entry.id}` });
      expect(answer.statusCode).toBe(changeStatus(kind, level, 204));
      expect(await journal.database.entry.count({ where: { id: entry.id } })).toBe(kind === 'owner' ? 0 : 1);
    });
  });
});

describe('asking about friendship', () => {
  it('happens for memories of the level friends alone, and never for their owner', async () => {
    for (const [kind, level] of [
      ['owner', 'friends'],
      ['signed-out', 'friends'],
      ['stranger', 'private'],
      ['friend', 'public'],
    ] as const) {
      const { fileUrl, viewerId } = await scene(kind, level);
      journal.social.asked.length = 0;
      await readVisibility(viewerId, fileUrl);
      expect(journal.social.asked).toEqual([]);
    }
  });

  it.each(['gone', 'ill'] as const)('answers 503 rather than a guess when social-svc is %s', async (mood) => {
    const { entry, fileUrl, viewerId } = await scene('friend', 'friends');
    journal.social.mood = mood;
    const [visibility, timeline, change] = await Promise.all([
      readVisibility(viewerId, fileUrl),
      get(viewerId, '/api/friends-journal-entries'),
      journal.ask(viewerId, { method: 'PATCH', url: `/api/journal-entries/${entry.id}`, payload: {} }),
    ]);
    journal.social.mood = 'well';
    for (const answer of [visibility, timeline, change]) {
      expect(answer.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
    }
  });
});

describe('a file', () => {
  it('that no memory uses is neither visible nor used', async () => {
    const { viewerId } = await scene('stranger', 'public');
    const unused = aFile(journal, aPerson(journal));
    expect((await readVisibility(viewerId, unused)).json()).toEqual({ visible: false, used: false });
  });

  it('in a private and a public memory is seen by everyone, until the public one is gone', async () => {
    const { entry, fileUrl } = await scene('owner', 'private');
    const shown = await anEntry(journal, entry.userId, { privacyLevel: 'public', mediaFiles: [fileUrl] });
    expect((await readVisibility(null, fileUrl)).json()).toEqual({ visible: true, used: true });
    await journal.ask(entry.userId, { method: 'DELETE', url: `/api/journal-entries/${shown.id}` });
    expect((await readVisibility(null, fileUrl)).json()).toEqual({ visible: false, used: true });
  });
});
