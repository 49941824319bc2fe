import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournal();
});
beforeEach(() => {
  mei = aPerson(journal);
});
afterAll(() => journal.close());

const create = (payload: object) => journal.ask(mei, { method: 'POST', url: '/api/journal-entries', payload });
const change = (id: string, payload: object) =>
  journal.ask(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });

describe('writing a memory', () => {
  it('answers with the whole of it, as it was sent', async () => {
    const [voice, photo, picture, film] = [
      aFile(journal, mei),
      aFile(journal, mei, 'image', 'image/jpeg'),
      aFile(journal, mei, 'image', 'image/png'),
      aFile(journal, mei, 'video', 'video/mp4'),
    ];
    const sent = {
      content: '今天我在外滩看到𠮷字。🌟',
      originalAudioUrl: voice,
      originalImageUrl: photo,
      extractedText: '今天',
      language: 'en',
      location: '上海, 中国',
      latitude: '31.2304',
      longitude: '121.4730',
      weather: null,
    };
    const answer = await create({
      ...sent,
      title: '  外滩  ',
      mediaFiles: [film, { url: picture }, film],
      unknown: 'ignored',
    });
    expect(answer.statusCode).toBe(201);
    const user = { username: `u-${mei}`, firstName: 'Mei', lastName: null, profileImageUrl: null };
    expect(answer.json()).toEqual({
      ...sent,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      userId: mei,
      title: '外滩',
      isPublic: false,
      privacyLevel: 'private',
      shareId: expect.stringMatching(/^[\w-]{22}$/),
      mediaFiles: [
        { url: film, type: 'video/mp4' },
        { url: picture, type: 'image/png' },
      ],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
      user,
    });
    const [listed] = (await journal.ask(mei, { url: '/api/journal-entries' })).json();
    expect(listed).toEqual(answer.json());
  });

  it.each([
    [{}, 'private', false],
    [{ isPublic: true }, 'public', true],
    [{ isPublic: false }, 'private', false],
    [{ privacyLevel: 'friends', isPublic: true }, 'friends', false],
    [{ privacyLevel: 'public', isPublic: false }, 'public', true],
  ] as const)('makes %j the pair %s, %s', async (sent, privacyLevel, isPublic) => {
    expect(await anEntry(journal, mei, sent)).toMatchObject({ privacyLevel, isPublic });
  });

  it('refuses files that are not there or not the author’s own, and writes nothing', async () => {
    const foreign = aFile(journal, aPerson(journal));
    const own = aFile(journal, mei);
    for (const files of [
      { mediaFiles: [own, foreign] },
      { originalAudioUrl: foreign },
      { originalImageUrl: `/media/${mei}` },
    ]) {
      expect((await create({ title: 'x', ...files })).json()).toMatchObject({
        statusCode: 400,
        code: 'media_not_yours',
      });
    }
    expect(await journal.database.entry.count({ where: { authorId: mei } })).toBe(0);
  });

  it.each(['https://elsewhere.example/media/x.png', '/media/../api', 'data:image/png;base64,AAAA'])(
    'refuses the address %s',
    async (url) => {
      expect((await create({ title: 'x', mediaFiles: [url] })).json()).toMatchObject({
        statusCode: 400,
        code: 'invalid_request',
      });
    },
  );

  it('answers 503 when media-svc cannot say whose a file is', async () => {
    journal.media.mood = 'gone';
    const answer = await create({ title: 'x', originalAudioUrl: aFile(journal, mei) });
    journal.media.mood = 'well';
    expect(answer.statusCode).toBe(503);
  });
});

describe('changing a memory', () => {
  it('changes what is sent and keeps the rest', async () => {
    const picture = aFile(journal, mei, 'image', 'image/png');
    const before = await anEntry(journal, mei, { content: 'old', mediaFiles: [picture] });
    const after = (await change(before.id, { content: '新的' })).json();
    expect(after).toEqual({ ...before, content: '新的', version: 2, updatedAt: expect.any(String) });
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
  });

  it.each([
    [{ isPublic: true }, 'public', true],
    [{ privacyLevel: 'friends', isPublic: true }, 'friends', false],
    [{ isPublic: false }, 'private', false],
    [{ title: 'y' }, 'friends', false],
  ] as const)('understands %j for a memory of friends', async (sent, privacyLevel, isPublic) => {
    const { id } = await anEntry(journal, mei, { privacyLevel: 'friends' });
    expect((await change(id, sent)).json()).toMatchObject({ privacyLevel, isPublic });
  });

  it('takes a new recording of the author’s own, or none', async () => {
    const { id } = await anEntry(journal, mei, { originalAudioUrl: aFile(journal, mei) });
    const recording = aFile(journal, mei);
    expect((await change(id, { originalAudioUrl: recording })).json().originalAudioUrl).toBe(recording);
    const foreign = aFile(journal, aPerson(journal));
    expect((await change(id, { originalAudioUrl: foreign })).json().code).toBe('media_not_yours');
    expect((await change(id, { originalAudioUrl: null })).json().originalAudioUrl).toBeNull();
  });
});

describe('the files and the place of a memory', () => {
  it('are changed together with it: files in their order, those left out are let go', async () => {
    const [first, second, third] = [
      aFile(journal, mei, 'image'),
      aFile(journal, mei, 'image'),
      aFile(journal, mei, 'image'),
    ];
    const voice = aFile(journal, mei);
    const { id } = await anEntry(journal, mei, {
      mediaFiles: [first, second],
      originalAudioUrl: voice,
      originalImageUrl: third,
    });
    const changed = (
      await change(id, { mediaFiles: [second, third], location: 'Xi’an, China', latitude: '34.3', longitude: '108.9' })
    ).json();
    expect(changed.mediaFiles.map(({ url }: { url: string }) => url)).toEqual([second, third]);
    expect(changed).toMatchObject({
      originalAudioUrl: voice,
      originalImageUrl: third,
      location: 'Xi’an, China',
      latitude: '34.3',
      longitude: '108.9',
    });
    expect((await change(id, { title: 'only the title' })).json().mediaFiles).toHaveLength(2);
    expect((await change(id, { mediaFiles: [], originalImageUrl: null })).json()).toMatchObject({
      mediaFiles: [],
      originalImageUrl: null,
    });
  });

  it('are refused where they are somebody else’s, too many, or nowhere on earth', async () => {
    const { id } = await anEntry(journal, mei);
    expect((await change(id, { mediaFiles: [aFile(journal, aPerson(journal))] })).json().code).toBe('media_not_yours');
    const many = Array.from({ length: 21 }, () => aFile(journal, mei));
    expect((await change(id, { mediaFiles: many })).statusCode).toBe(400);
    expect((await change(id, { latitude: '91' })).statusCode).toBe(400);
  });
});

describe('a share link', () => {
  it('is told to the owner, and to others only of a public memory', async () => {
    const { id, shareId } = await anEntry(journal, mei, { privacyLevel: 'public' });
    const shared = await journal.ask(null, { url: `/api/shared/${shareId}` });
    expect(shared.json()).toMatchObject({ id, shareId });
    expect(shared.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect((await change(id, { privacyLevel: 'private' })).json().shareId).toBe(shareId);
  });

  it.each(['nothing', '%F0%9F%8C%9F', 'a'.repeat(99)])('that never was (%s) is 404', async (shareId) => {
    const answer = await journal.ask(null, { url: `/api/shared/${shareId}` });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'entry_not_found' });
  });
});

describe('deleting a memory', () => {
  it('answers 204, and 404 from then on', async () => {
    const { id } = await anEntry(journal, mei);
    const request = { method: 'DELETE', url: `/api/journal-entries/${id}` } as const;
    const first = await journal.ask(mei, request);
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await journal.ask(mei, request)).statusCode).toBe(404);
    expect((await change(id, { title: 'again' })).statusCode).toBe(404);
  });
});
