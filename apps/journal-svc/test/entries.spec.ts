import { createFile, createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUser(journal);
});
afterAll(() => journal.close());

const create = (payload: object) => journal.request(mei, { method: 'POST', url: '/api/journal-entries', payload });
const update = (id: string, payload: object) =>
  journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });

describe('creating an entry', () => {
  it('returns the whole entry as it was sent', async () => {
    const [recording, photo, image, video] = [
      createFile(journal, mei),
      createFile(journal, mei, 'image', 'image/jpeg'),
      createFile(journal, mei, 'image', 'image/png'),
      createFile(journal, mei, 'video', 'video/mp4'),
    ];
    const sent = {
      content: '今天我在外滩看到𠮷字。🌟',
      originalAudioUrl: recording,
      originalImageUrl: photo,
      extractedText: '今天',
      language: 'en',
      location: '上海, 中国',
      latitude: '31.2304',
      longitude: '121.4730',
      weather: null,
    };
    const response = await create({
      ...sent,
      title: '  外滩  ',
      mediaFiles: [video, { url: image }, video],
      unknown: 'ignored',
    });
    expect(response.statusCode).toBe(201);
    const user = { username: `u-${mei}`, firstName: 'Mei', lastName: null, profileImageUrl: null };
    expect(response.json()).toEqual({
      ...sent,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      userId: mei,
      title: '外滩',
      isPublic: false,
      privacyLevel: 'private',
      shareId: expect.stringMatching(/^[\w-]{22}$/),
      mediaFiles: [
        { url: video, type: 'video/mp4' },
        { url: image, type: 'image/png' },
      ],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
      transcriptState: 'draft',
      user,
    });
    const [listed] = (await journal.request(mei, { url: '/api/journal-entries' })).json();
    expect(listed).toEqual(response.json());
  });

  it.each([
    [{}, 'private', false],
    [{ isPublic: true }, 'public', true],
    [{ isPublic: false }, 'private', false],
    [{ privacyLevel: 'friends', isPublic: true }, 'friends', false],
    [{ privacyLevel: 'public', isPublic: false }, 'public', true],
  ] as const)('turns %j into privacyLevel %s and isPublic %s', async (sent, privacyLevel, isPublic) => {
    expect(await createEntry(journal, mei, sent)).toMatchObject({ privacyLevel, isPublic });
  });

  it('rejects files that do not exist or belong to another user, and creates nothing', async () => {
    const foreign = createFile(journal, createUser(journal));
    const own = createFile(journal, mei);
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
    'rejects the media URL %s',
    async (url) => {
      expect((await create({ title: 'x', mediaFiles: [url] })).json()).toMatchObject({
        statusCode: 400,
        code: 'invalid_request',
      });
    },
  );

  it('responds with 503 when media-svc is unavailable', async () => {
    journal.media.failureMode = 'closes connections';
    const response = await create({ title: 'x', originalAudioUrl: createFile(journal, mei) });
    journal.media.failureMode = 'none';
    expect(response.statusCode).toBe(503);
  });
});

describe('updating an entry', () => {
  it('changes the sent fields and keeps the others', async () => {
    const image = createFile(journal, mei, 'image', 'image/png');
    const before = await createEntry(journal, mei, { content: 'old', mediaFiles: [image] });
    const after = (await update(before.id, { content: '新的' })).json();
    expect(after).toEqual({ ...before, content: '新的', version: 2, updatedAt: expect.any(String) });
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
  });

  it.each([
    [{ isPublic: true }, 'public', true],
    [{ privacyLevel: 'friends', isPublic: true }, 'friends', false],
    [{ isPublic: false }, 'private', false],
    [{ title: 'y' }, 'friends', false],
  ] as const)(
    'turns %j into privacyLevel %s and isPublic %s for an entry with level friends',
    async (sent, privacyLevel, isPublic) => {
      const { id } = await createEntry(journal, mei, { privacyLevel: 'friends' });
      expect((await update(id, sent)).json()).toMatchObject({ privacyLevel, isPublic });
    },
  );

  it('accepts a new recording of the author, or null', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: createFile(journal, mei) });
    const recording = createFile(journal, mei);
    expect((await update(id, { originalAudioUrl: recording })).json().originalAudioUrl).toBe(recording);
    const foreign = createFile(journal, createUser(journal));
    expect((await update(id, { originalAudioUrl: foreign })).json().code).toBe('media_not_yours');
    expect((await update(id, { originalAudioUrl: null })).json().originalAudioUrl).toBeNull();
  });
});

describe('files and location of an entry', () => {
  it('say what is missing from the files, to every reader and in lists, until the files are replaced', async () => {
    const recording = createFile(journal, mei, 'audio', 'audio/mp4', 'part');
    const video = createFile(journal, mei, 'video', 'video/mp4', 'sound');
    const whole = createFile(journal, mei, 'image', 'image/png');
    const draft = { originalAudioUrl: recording, mediaFiles: [whole, video], privacyLevel: 'public' as const };
    const { id, incompleteFiles } = await createEntry(journal, mei, draft);
    const missing = [
      { url: recording, missing: 'part' },
      { url: video, missing: 'sound' },
    ];
    expect(incompleteFiles).toEqual(missing);
    const reader = createUser(journal);
    const read = await journal.request(reader, { method: 'GET', url: `/api/journal-entries/${id}` });
    expect(read.json()).toMatchObject({ incompleteFiles: missing });
    const list = (await journal.request(mei, { method: 'GET', url: '/api/journal-entries' })).json();
    expect(list).toMatchObject([{ id, incompleteFiles: missing }]);
    expect((await update(id, { originalAudioUrl: null })).json()).toMatchObject({
      incompleteFiles: [{ url: video, missing: 'sound' }],
    });
    expect((await update(id, { mediaFiles: [whole] })).json()).not.toHaveProperty('incompleteFiles');
  });

  it('are updated: files keep the sent order, files that are not sent are removed', async () => {
    const [first, second, third] = [
      createFile(journal, mei, 'image'),
      createFile(journal, mei, 'image'),
      createFile(journal, mei, 'image'),
    ];
    const audio = createFile(journal, mei);
    const { id } = await createEntry(journal, mei, {
      mediaFiles: [first, second],
      originalAudioUrl: audio,
      originalImageUrl: third,
    });
    const changed = (
      await update(id, { mediaFiles: [second, third], location: 'Xi’an, China', latitude: '34.3', longitude: '108.9' })
    ).json();
    expect(changed.mediaFiles.map(({ url }: { url: string }) => url)).toEqual([second, third]);
    expect(changed).toMatchObject({
      originalAudioUrl: audio,
      originalImageUrl: third,
      location: 'Xi’an, China',
      latitude: '34.3',
      longitude: '108.9',
    });
    expect((await update(id, { title: 'only the title' })).json().mediaFiles).toHaveLength(2);
    expect((await update(id, { mediaFiles: [], originalImageUrl: null })).json()).toMatchObject({
      mediaFiles: [],
      originalImageUrl: null,
    });
  });

  it('are rejected when the files belong to another user, are too many, or the latitude is out of range', async () => {
    const { id } = await createEntry(journal, mei);
    expect((await update(id, { mediaFiles: [createFile(journal, createUser(journal))] })).json().code).toBe(
      'media_not_yours',
    );
    const tooMany = Array.from({ length: 21 }, () => createFile(journal, mei));
    expect((await update(id, { mediaFiles: tooMany })).statusCode).toBe(400);
    expect((await update(id, { latitude: '91' })).statusCode).toBe(400);
  });
});

describe('a share link', () => {
  it('opens a public entry; the author gets the share id of a private entry too', async () => {
    const { id, shareId } = await createEntry(journal, mei, { privacyLevel: 'public' });
    const shared = await journal.request(null, { url: `/api/shared/${shareId}` });
    expect(shared.json()).toMatchObject({ id, shareId });
    expect(shared.headers['referrer-policy']).toBe('no-referrer');
    expect((await update(id, { privacyLevel: 'private' })).json().shareId).toBe(shareId);
  });

  it('of an entry that is no longer public is that of no entry, for everyone', async () => {
    const friend = createUser(journal);
    await journal.social.befriend(mei, friend);
    const { id, shareId } = await createEntry(journal, mei, { privacyLevel: 'public' });
    const open = async (viewer: string | null, link: string | null) => {
      const { statusCode, body, headers } = await journal.request(viewer, { url: `/api/shared/${link}` });
      return { statusCode, body, headers: { ...headers, date: '', 'x-request-id': '' } };
    };
    for (const privacyLevel of ['friends', 'private'] as const) {
      await update(id, { privacyLevel });
      for (const viewer of [null, friend, mei]) {
        const closed = await open(viewer, shareId);
        expect([closed.statusCode, closed]).toEqual([404, await open(viewer, 'A'.repeat(22))]);
      }
    }
    await update(id, { privacyLevel: 'public' });
    expect((await open(null, shareId)).statusCode).toBe(200);
  });

  it.each(['nothing', '%F0%9F%8C%9F', 'a'.repeat(99)])('that does not exist (%s) is 404', async (shareId) => {
    const response = await journal.request(null, { url: `/api/shared/${shareId}` });
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'entry_not_found' });
  });
});

describe('deleting an entry', () => {
  it('responds with 204, and 404 from then on', async () => {
    const { id } = await createEntry(journal, mei);
    const request = { method: 'DELETE', url: `/api/journal-entries/${id}` } as const;
    const first = await journal.request(mei, request);
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await journal.request(mei, request)).statusCode).toBe(404);
    expect((await update(id, { title: 'again' })).statusCode).toBe(404);
  });
});
