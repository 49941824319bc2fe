import { mediaUrl } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { STORE, type Store } from '../src/storage/store.ts';
import { type ExportPeer, startExportPeer } from './export-peer.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording, soundOf } from './media-files.ts';
import { unzip } from './unzip.ts';

let social: ExportPeer;
let journal: ExportPeer;
let language: ExportPeer;
let media: MediaApp;
let store: Store;
beforeEach(async () => {
  [social, journal, language] = await Promise.all([
    startExportPeer('social-svc', { account: { username: '梅' } }),
    startExportPeer('journal-svc', { entries: [{ title: '第一天' }] }),
    startExportPeer('language-svc', { vocabulary: [{ character: '好' }] }),
  ]);
  media = await startMediaApp({ SOCIAL_URL: social.url, JOURNAL_URL: journal.url, LANGUAGE_URL: language.url });
  store = media.app.get<Store>(STORE);
});
afterEach(async () => {
  await media.stop();
  await Promise.all([social.stop(), journal.stop(), language.stop()]);
});

const exported = (userId: string | null) => media.request(userId, '/api/export');
const archiveOf = async (userId: string) => unzip(new Uint8Array(await (await exported(userId)).arrayBuffer()));
const json = (archive: Map<string, Buffer>, path: string) => JSON.parse(archive.get(path)?.toString() ?? 'null');

describe('an export', () => {
  it('holds what every service knows, and every file under a name that says what it is', async () => {
    const mei = aUser();
    const wav = await recording('wav');
    const sound = await media.keep(mei, 'audio', wav);
    const photo = await media.keep(mei, 'image', await picture(40, 30).png().toBuffer());
    await media.keep(aUser(), 'audio', wav);

    const answer = await exported(mei);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="memory-export-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const archive = await unzip(new Uint8Array(await answer.arrayBuffer()));
    expect(json(archive, 'account.json')).toEqual({ of: mei, account: { username: '梅' } });
    expect(json(archive, 'entries.json')).toEqual({ of: mei, entries: [{ title: '第一天' }] });
    expect(json(archive, 'vocabulary.json')).toEqual({ of: mei, vocabulary: [{ character: '好' }] });
    const { files } = json(archive, 'files.json');
    expect(files).toMatchObject([
      {
        id: sound.file.id,
        url: mediaUrl(sound.file.id),
        mimeType: 'audio/wav',
        path: expect.stringMatching(/^files\/\d{4}-\d\d-\d\d-recording-\w{12}\.wav$/),
      },
      { id: photo.file.id, path: expect.stringMatching(/-photo-\w{12}\.png$/), isProfilePicture: false },
    ]);
    expect(await soundOf(archive.get(files[0].path) ?? Buffer.alloc(0))).toBe(await soundOf(wav));
    expect([...archive.keys()]).toEqual([
      'README.txt',
      'account.json',
      'entries.json',
      'vocabulary.json',
      files[0].path,
      files[1].path,
      'files.json',
    ]);
    expect(archive.get('README.txt')?.toString()).toMatch(/Everything that Memory held[^]*这里是/);
  });

  it('notes a file whose object is missing, and holds all the others', async () => {
    const mei = aUser();
    const [lost, kept] = [
      await media.keep(mei, 'audio', await recording('wav')),
      await media.keep(mei, 'audio', await recording('wav')),
    ];
    await store.remove(lost.file.id);
    const archive = await archiveOf(mei);
    const { files } = json(archive, 'files.json');
    expect(files).toMatchObject([{ id: lost.file.id, path: null, missing: true }, { id: kept.file.id }]);
    expect(archive.has(files[1].path)).toBe(true);
    expect(archive.size).toBe(6);
  });

  it('of somebody without files holds the rest', async () => {
    expect(json(await archiveOf(aUser()), 'files.json')).toEqual({ spokenLanguage: null, files: [] });
  });

  it('is for those who are signed in', async () => {
    expect((await exported(null)).status).toBe(401);
  });

  it('is refused as a whole when a service does not answer', async () => {
    language.answer = (response) => response.writeHead(500).end();
    const refused = await exported(aUser());
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '5',
      { code: 'service_unavailable' },
    ]);
  });

  it('is refused when there is no such account', async () => {
    social.answer = (response) => response.writeHead(404).end();
    expect((await exported(aUser())).status).toBe(404);
  });

  it('never ends as if it were whole when a service breaks off in the middle', async () => {
    journal.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"entries": [');
      setImmediate(() => response.destroy());
    };
    await expect(exported(aUser()).then((answer) => answer.arrayBuffer())).rejects.toThrow('terminated');
  });

  it('reads no further than it is taken, and lets go of everything when nobody takes it', async () => {
    const mei = aUser();
    // Each several times what sockets hold.
    const big = await recording('wav', 'anoisesrc=duration=200');
    for (let count = 0; count < 4; count += 1) await media.keep(mei, 'audio', big);
    const open = new Set<unknown>();
    let begun = 0;
    const read = store.read.bind(store);
    store.read = async (...args) => {
      begun += 1;
      const object = await read(...args);
      open.add(object);
      object.once('close', () => open.delete(object));
      return object;
    };
    const leaving = new AbortController();
    const answer = await media.request(mei, '/api/export', { signal: leaving.signal });
    await eventually(() => expect(begun).toBeGreaterThan(0));
    expect(begun).toBeLessThan(3);
    leaving.abort();
    await eventually(() => expect(open.size).toBe(0));
    expect(begun).toBeLessThan(3);
    await expect(answer.arrayBuffer()).rejects.toThrow('aborted');
  });
});
