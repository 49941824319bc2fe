import { localDayAt, mediaUrl } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually, startFakeAiProvider, unzip } from '@memory/testing';
import { type ExportPeer, startExportPeer } from './export-peer.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording, audioStreamHash } from './sample-files.ts';

let social: ExportPeer;
let journal: ExportPeer;
let language: ExportPeer;
let media: MediaApp;
let store: ObjectStore;
beforeAll(async () => {
  [social, journal, language] = await Promise.all([
    startExportPeer('social-svc', { account: { username: '梅' } }),
    startExportPeer('journal-svc', { entries: [{ title: '第一天' }] }),
    startExportPeer('language-svc', { vocabulary: [{ character: '好' }] }),
  ]);
  media = await startMediaApp({ SOCIAL_URL: social.url, JOURNAL_URL: journal.url, LANGUAGE_URL: language.url });
  store = media.app.get<ObjectStore>(OBJECT_STORE);
});
afterEach(() => {
  for (const peer of [social, journal, language]) peer.reset();
});
afterAll(async () => {
  await media.stop();
  await Promise.all([social.stop(), journal.stop(), language.stop()]);
});

const requestExport = (userId: string | null) => media.request(userId, '/api/export');
const archiveOf = async (userId: string) => unzip(new Uint8Array(await (await requestExport(userId)).arrayBuffer()));
const json = (archive: Map<string, Buffer>, path: string) => JSON.parse(archive.get(path)?.toString() ?? 'null');

describe('an export', () => {
  it.each([
    ['its person', 'Pacific/Kiritimati', '2025-12-31T10:30:00Z', '2026-01-01'],
    ['its person', 'Pacific/Pago_Pago', '2026-01-01T10:30:00Z', '2025-12-31'],
    ['an administrator', 'Pacific/Kiritimati', '2025-12-31T10:30:00Z', '2026-01-01'],
    ['an administrator', 'Pacific/Pago_Pago', '2026-01-01T10:30:00Z', '2025-12-31'],
  ])('for %s names the archive and its files by the days of %s', async (reader, timeZone, createdAt, day) => {
    const mei = newUserId();
    const [viewer, path] =
      reader === 'its person' ? ([mei, '/api/export'] as const) : ([null, `/internal/people/${mei}/archive`] as const);
    const { file } = await media.uploadAccepted(mei, 'image', await generateImage(40, 30).png().toBuffer());
    await media.database.file.update({ where: { id: file.id }, data: { createdAt: new Date(createdAt) } });
    const before = localDayAt(new Date(), timeZone);
    const response = await media.request(viewer, `${path}?timeZone=${encodeURIComponent(timeZone)}`);
    const after = localDayAt(new Date(), timeZone);
    const [, today = ''] = /"memory-export-(.*)\.zip"$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    expect([before, after]).toContain(today);
    const archive = await unzip(new Uint8Array(await response.arrayBuffer()));
    expect(json(archive, 'files.json').files[0].path).toMatch(new RegExp(`^files/${day}-photo-`));
    expect([...archive.keys()].some((name) => name.startsWith(`files/${day}-photo-`))).toBe(true);
    expect(archive.get('README.txt')?.toString()).toContain(`MEMORY, ${today}`);
  });

  it('contains the data of every service, and every file under a descriptive name', async () => {
    const mei = newUserId();
    const wav = await generateRecording('wav');
    const recording = await media.uploadAccepted(mei, 'audio', wav);
    const photo = await media.uploadAccepted(mei, 'image', await generateImage(40, 30).png().toBuffer());
    await media.uploadAccepted(newUserId(), 'audio', wav);

    const response = await requestExport(mei);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="memory-export-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const archive = await unzip(new Uint8Array(await response.arrayBuffer()));
    expect(json(archive, 'account.json')).toEqual({ of: mei, account: { username: '梅' } });
    expect(json(archive, 'entries.json')).toEqual({ of: mei, entries: [{ title: '第一天' }] });
    expect(json(archive, 'vocabulary.json')).toEqual({ of: mei, vocabulary: [{ character: '好' }] });
    const { files } = json(archive, 'files.json');
    expect(files).toMatchObject([
      {
        id: recording.file.id,
        url: mediaUrl(recording.file.id),
        mimeType: 'audio/wav',
        path: expect.stringMatching(/^files\/\d{4}-\d\d-\d\d-recording-\w{12}\.wav$/),
      },
      { id: photo.file.id, path: expect.stringMatching(/-photo-\w{12}\.png$/), isProfilePicture: false },
    ]);
    expect(await audioStreamHash(archive.get(files[0].path) ?? Buffer.alloc(0))).toBe(await audioStreamHash(wav));
    expect([...archive.keys()]).toEqual([
      'README.txt',
      'account.json',
      'entries.json',
      'vocabulary.json',
      files[0].path,
      files[1].path,
      'files.json',
    ]);
    expect(archive.get('README.txt')?.toString()).toMatch(/Not in here: the record of sign-ins[^]*不包括：登录/);
  });

  it('marks a file whose object is missing, and contains all others', async () => {
    const mei = newUserId();
    const [missing, present] = [
      await media.uploadAccepted(mei, 'audio', await generateRecording('wav')),
      await media.uploadAccepted(mei, 'audio', await generateRecording('wav')),
    ];
    await store.delete(missing.file.id);
    const archive = await archiveOf(mei);
    const { files } = json(archive, 'files.json');
    expect(files).toMatchObject([{ id: missing.file.id, path: null, missing: true }, { id: present.file.id }]);
    expect(archive.has(files[1].path)).toBe(true);
    expect(archive.size).toBe(6);
  });

  it('of a user without files contains the rest', async () => {
    expect(json(await archiveOf(newUserId()), 'files.json')).toEqual({
      spokenLanguage: null,
      leftOut: { count: 0, keptUntil: null },
      files: [],
    });
  });

  it('contains no file that no entry uses, and says how many there are and until when they are kept', async () => {
    const mei = newUserId();
    const wav = await generateRecording('wav');
    const [used, , last, avatar] = [
      await media.uploadAccepted(mei, 'audio', wav),
      await media.uploadAccepted(mei, 'audio', wav),
      await media.uploadAccepted(mei, 'audio', wav),
      await media.uploadAccepted(mei, 'image', await generateImage(40, 30).png().toBuffer()),
    ];
    const lastNeededAt = new Date('2030-01-15T12:00:00.000Z');
    await media.database.file.update({ where: { id: last.file.id }, data: { lastNeededAt } });
    await media.database.file.update({ where: { id: avatar.file.id }, data: { isAvatar: true } });
    journal.isUsed = (fileId) => fileId === used.file.id;

    const archive = await archiveOf(mei);
    const { files, leftOut } = json(archive, 'files.json');
    expect(files).toMatchObject([{ id: used.file.id }, { id: avatar.file.id, isProfilePicture: true }]);
    expect([...archive.keys()].filter((path) => path.startsWith('files/'))).toEqual([files[0].path, files[1].path]);
    expect(leftOut).toEqual({ count: 2, keptUntil: '2030-02-14T12:00:00.000Z' });
    expect(archive.get('README.txt')?.toString()).toMatch(
      /2 files that no memory uses[^]*2030-02-14[^]*2 个[^]*2030-02-14/,
    );
  });

  it('does not mention left out files when there are none', async () => {
    const mei = newUserId();
    await media.uploadAccepted(mei, 'audio', await generateRecording('wav'));
    expect((await archiveOf(mei)).get('README.txt')?.toString()).not.toMatch(/that no memory uses|没有任何回忆使用/);
  });

  it('requires a session', async () => {
    expect((await requestExport(null)).status).toBe(401);
  });

  it('is rejected when a service does not respond', async () => {
    language.respond = (response) => response.writeHead(500).end();
    const rejected = await requestExport(newUserId());
    expect([rejected.status, rejected.headers.get('retry-after'), await rejected.json()]).toMatchObject([
      503,
      '5',
      { code: 'service_unavailable' },
    ]);
  });

  it('is rejected when a service redirects, and the identity token goes to no other address', async () => {
    const elsewhere = await startFakeAiProvider();
    language.respond = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    const rejected = await requestExport(newUserId());
    await elsewhere.stop();
    expect(rejected.status).toBe(503);
    expect(elsewhere.requests).toEqual([]);
  });

  it('is rejected when the account does not exist', async () => {
    social.respond = (response) => response.writeHead(404).end();
    expect((await requestExport(newUserId())).status).toBe(404);
  });

  it('is never truncated silently when a service fails while sending', async () => {
    journal.respond = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"entries": [');
      setImmediate(() => response.destroy());
    };
    await expect(requestExport(newUserId()).then((response) => response.arrayBuffer())).rejects.toThrow('terminated');
  });

  it('reads no faster than the client, and closes everything when the client disconnects', async () => {
    const mei = newUserId();
    // Several times larger than socket buffers.
    const big = await generateRecording('wav', 'anoisesrc=duration=200');
    for (let count = 0; count < 4; count += 1) await media.uploadAccepted(mei, 'audio', big);
    const open = new Set<unknown>();
    let readCount = 0;
    const read = store.read.bind(store);
    store.read = async (...args) => {
      readCount += 1;
      const object = await read(...args);
      open.add(object);
      object.once('close', () => open.delete(object));
      return object;
    };
    const disconnect = new AbortController();
    const response = await media.request(mei, '/api/export', { signal: disconnect.signal });
    await eventually(() => expect(readCount).toBeGreaterThan(0));
    expect(readCount).toBeLessThan(3);
    disconnect.abort();
    await eventually(() => expect(open.size).toBe(0));
    expect(readCount).toBeLessThan(3);
    await expect(response.arrayBuffer()).rejects.toThrow('aborted');
    store.read = read;
  });
});
