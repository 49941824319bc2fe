import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { localDayAt, mediaUrl } from '@memory/contracts';
import { identityHeadersFor } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { readAnkiPackage } from './read-anki-package.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
let url: string;
let userId: string;
beforeAll(async () => {
  language = await startLanguageApp();
  await language.app.listen(0, '127.0.0.1');
  url = await language.app.getUrl();
});
afterAll(() => language.close());
beforeEach(() => {
  userId = uuidv7();
});

const add = async (character: string, pinyin: string | null, englishTranslation: string) =>
  (await createVocabularyItem(language, userId, { character, pinyin, englishTranslation })).id;
const requestExport = (query: string, viewer: string | null = userId) =>
  language.request(viewer, { url: `/api/vocabulary/export?${query}` });
const textOf = async (format: string) => (await requestExport(`format=${format}`)).body;

const exportPackage = async (media: boolean) =>
  readAnkiPackage((await requestExport(`format=anki&media=${media}`)).rawPayload);

/** A word with a sentence, a photo and a clip of one of the user's entries. */
async function addWithMedia(word: string) {
  const { entryId } = language.journal.createEntry(userId, { content: `我的<${word}>在睡觉。` });
  const [photo, recording] = [uuidv7(), uuidv7()];
  language.journal.imageUrls.set(entryId, mediaUrl(photo));
  language.journal.recordingUrls.set(entryId, mediaUrl(recording));
  language.media.clips.set(recording, { url: mediaUrl(recording), start: 1.25, end: 1.75 });
  language.media.thumbnails.set(photo, Buffer.from(`photo ${word}`));
  language.media.recordings.set(recording, Buffer.from(`voice ${word}`));
  return { photo, recording, id: await add(word, null, 'x') };
}

describe('an Anki package', () => {
  it('has a note with two cards for each word, with its sentence, photo and voice', async () => {
    const { photo, recording } = await addWithMedia('猫');
    await add('头发', 'tóu fa', 'hair & "more"');
    const { notes, cards, media, model, ver, problems, byWord } = await exportPackage(true);
    expect([ver, problems]).toEqual([11, [{ integrity_check: 'ok' }]]);
    expect(model?.flds.map(({ name }) => name)).toEqual([
      'word',
      'simplified',
      'traditional',
      'pinyin',
      'zhuyin',
      'meaning',
      'sentence',
      'photo',
      'clip',
    ]);
    expect(byWord.get('头发')?.fields).toEqual({
      word: '头发',
      simplified: '头发',
      traditional: '頭髮',
      pinyin: 'tóu fa',
      zhuyin: 'ㄊㄡˊ ˙ㄈㄚ',
      meaning: 'hair &amp; &quot;more&quot;',
      sentence: '',
      photo: '',
      clip: '',
    });
    const [photoName, clipName] = [`memory-${photo}.webp`, `memory-${recording}-1250-1750.m4a`];
    expect(byWord.get('猫')?.fields).toMatchObject({
      sentence: '我的&lt;<b>猫</b>&gt;在睡觉。',
      photo: `<img src="${photoName}">`,
      clip: `[sound:${clipName}]`,
    });
    expect([...media].map(([name, bytes]) => [name, String(bytes)])).toEqual([
      [photoName, 'photo 猫'],
      [clipName, 'voice 猫'],
    ]);
    expect(notes.map(({ mid }) => mid)).toEqual([model?.id, model?.id]);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(2);
    expect(cards.map(({ ord, queue }) => [ord, queue])).toEqual(
      expect.arrayContaining([
        [0, 0],
        [1, 0],
        [0, 0],
        [1, 0],
      ]),
    );
  });

  it('keeps the ids of its notes, so that a second import updates them', async () => {
    const first = await addWithMedia('猫');
    const before = await exportPackage(false);
    await add('狗', 'gǒu', 'dog');
    await language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${first.id}`, payload: { isKnown: true } });
    const after = await exportPackage(true);
    const guidIn = ({ byWord }: typeof before, word: string) => byWord.get(word)?.guid;
    expect(guidIn(after, '猫')).toBe(guidIn(before, '猫'));
    expect(guidIn(after, '狗')).not.toBe(guidIn(after, '猫'));
    expect([before.media.size, before.byWord.get('猫')?.fields['photo'], before.byWord.get('猫')?.tags]).toEqual([
      0,
      '',
      ' memory ',
    ]);
    expect(after.byWord.get('猫')?.tags).toBe(' memory known ');
  });

  it('has a note without what is deleted meanwhile, and each photo once', async () => {
    const { entryId } = language.journal.createEntry(userId, { content: '我的猫和狗。' });
    const photo = uuidv7();
    language.journal.imageUrls.set(entryId, mediaUrl(photo));
    language.media.thumbnails.set(photo, Buffer.from('photo'));
    // More words than one request reads.
    for (const word of ['我', '的', '猫', '和', '狗']) await add(word, null, 'x');
    for (let number = 0; number < 30; number += 1) await add(`词${number}`, null, 'x');
    const { recording } = await addWithMedia('鸟');
    language.media.recordings.delete(recording);
    language.media.thumbnailRequests.length = 0;
    const { byWord, media, notes } = await exportPackage(true);
    expect(notes).toHaveLength(36);
    expect([byWord.get('猫')?.fields['photo'], byWord.get('狗')?.fields['photo']]).toEqual([
      `<img src="memory-${photo}.webp">`,
      `<img src="memory-${photo}.webp">`,
    ]);
    expect(byWord.get('鸟')?.fields).toMatchObject({ clip: '', photo: expect.stringContaining('img') });
    expect(media.size).toBe(2);
    expect(language.media.thumbnailRequests.flat().filter((id) => id === photo)).toHaveLength(1);
  });

  it('contains no hidden word, and nothing of other users', async () => {
    await add('猫', 'māo', 'cat');
    const id = await add('狗', 'gǒu', 'dog');
    await language.database.vocabularyItem.update({ where: { id }, data: { hiddenAt: new Date() } });
    userId = uuidv7();
    expect((await exportPackage(true)).notes).toEqual([]);
    await add('鸟', 'niǎo', 'bird');
    expect([...(await exportPackage(true)).byWord.keys()]).toEqual(['鸟']);
    expect((await requestExport('format=anki', null)).statusCode).toBe(401);
    expect((await requestExport('format=html')).statusCode).toBe(400);
  });
});

describe('text for other programs', () => {
  it('is read by Pleco, with a category for each month', async () => {
    const hair = await add('头发', 'tóu fa', 'hair;\tof the head\nonly');
    await add('//Memory', null, 'not a category');
    await language.database.vocabularyItem.update({
      where: { id: hair },
      data: { createdAt: new Date('2026-02-03T04:05:06Z') },
    });
    const month = new Date().toISOString().slice(0, 7);
    expect(await textOf('pleco')).toBe(
      `//Memory/${month}\n/ /Memory\t\tnot a category\n//Memory/2026-02\n头发[頭髮]\ttóu fa\thair; of the head only\n`,
    );
  });

  it.each([
    ['Pacific/Tongatapu', '2025-12-31T11:30:00Z', '2026-01', '2026-01-01T00:30:00.000+13:00'],
    ['Pacific/Pago_Pago', '2026-01-01T10:30:00Z', '2025-12', '2025-12-31T23:30:00.000-11:00'],
    ['Asia/Kolkata', '2026-02-28T18:30:00Z', '2026-03', '2026-03-01T00:00:00.000+05:30'],
    ['UTC', '2026-02-28T18:30:00.120Z', '2026-02', '2026-02-28T18:30:00.120Z'],
  ])('has the days and months of %s', async (timeZone, createdAt, month, added) => {
    const id = await add('猫', 'māo', 'cat');
    await language.database.vocabularyItem.update({ where: { id }, data: { createdAt: new Date(createdAt) } });
    const zone = `timeZone=${encodeURIComponent(timeZone)}`;
    expect((await requestExport(`format=pleco&${zone}`)).body).toMatch(`//Memory/${month}\n`);
    const before = localDayAt(new Date(), timeZone);
    const csv = await requestExport(`format=csv&${zone}`);
    const after = localDayAt(new Date(), timeZone);
    expect(csv.body).toMatch(`,no,${added}\r\n`);
    const [, today] = /"memory-words-(.*)\.csv"$/.exec(String(csv.headers['content-disposition'])) ?? [];
    expect([before, after]).toContain(today);
  });

  it('rejects a time zone that does not exist', async () => {
    expect((await requestExport('format=csv&timeZone=Mars/Olympus')).statusCode).toBe(400);
  });

  it('is read by Quizlet', async () => {
    await add('猫', 'mao1', 'cat');
    await add('狗', null, 'Unknown');
    expect(await textOf('quizlet')).toBe('狗\t\n猫\tmāo · cat\n');
  });

  it.each([
    ['original', ['宋干節', '干', '学校']],
    ['simplified', ['宋干节', '干', '学校']],
    ['traditional', ['宋干節', '乾', '學校']],
  ])('has the words in the script %s that its user reads', async (script, expected) => {
    await add('学校', 'xué xiào', 'school');
    await add('干', 'gān', 'dry');
    await add('宋干節', null, 'Songkran');
    const { body } = await requestExport(`format=quizlet&script=${script}`);
    const wordsOf = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t')[0]);
    expect(wordsOf(body)).toEqual(expected);
    // Both forms are in the other formats in any case.
    const { body: pleco } = await requestExport(`format=pleco&script=${script}`);
    expect(wordsOf(pleco).slice(1)).toEqual(['宋干节[宋干節]', '干[乾]', '学校[學校]']);
  });

  it('is CSV that no spreadsheet program takes for formulas', async () => {
    language.journal.createEntry(userId, { content: '我的猫，"小白"。' });
    const cat = await add('猫', 'māo', 'cat, a pet');
    await language.database.vocabularyItem.update({ where: { id: cat }, data: { notes: 'it purrs, loudly' } });
    await add('=1+1', null, '@SUM(A1)');
    const response = await requestExport('format=csv');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="memory-words-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const [head, formula, ofCat, end] = response.rawPayload.toString().split('\r\n');
    expect(head).toBe('\uFEFFword,simplified,traditional,pinyin,zhuyin,meaning,sentence,notes,known,added');
    expect(formula).toMatch(/^'=1\+1,'=1\+1,'=1\+1,,,'@SUM\(A1\),,,no,/);
    expect(ofCat).toMatch(/^猫,猫,貓,māo,ㄇㄠ,"cat, a pet","我的猫，""小白""。","it purrs, loudly",no,\d{4}-/);
    expect(end).toBe('');
  });
});

it.each(['csv', 'anki'])('of %s has freed its place when it ends, so that the next one can begin', async (format) => {
  const viewer = uuidv7();
  const path = `/api/vocabulary/export?format=${format}`;
  for (let exported = 0; exported < 20; exported += 1) {
    const response = await fetch(`${url}${path}`, {
      headers: await identityHeadersFor('language-svc', viewer, { url: path }),
    });
    await response.arrayBuffer();
    const places = await language.database.$queryRaw`
      SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = hashtext('vocabulary export')::bigint & 4294967295`;
    expect([response.status, places]).toEqual([200, []]);
  }
});

it('runs twice at a time in all replicas, once for a user, and ends when the client leaves', async () => {
  // Each request has a connection of its own. `fetch` may open one more that it never uses, and the service waits for its request when it stops.
  const start = async (viewer: string) => {
    const path = '/api/vocabulary/export?format=csv';
    const headers = await identityHeadersFor('language-svc', viewer, { url: path });
    const request = get(`${url}${path}`, { headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { response, leave: () => request.destroy() };
  };
  // So many words that the response does not fit into the buffers of the connection.
  const fill = async (viewer: string) =>
    language.database.vocabularyItem.createMany({
      data: Array.from({ length: 3_000 }, (_, number) => ({
        id: uuidv7(),
        userId: viewer,
        character: `词${number}`,
        englishTranslation: 'x'.repeat(4_000),
        notes: '',
        frequency: 0,
        isUserGenerated: true,
      })),
    });
  const [mei, li] = [uuidv7(), uuidv7()];
  await Promise.all([fill(mei), fill(li)]);
  const first = await start(mei);
  const again = await start(mei);
  const second = await start(li);
  const third = await start(userId);
  expect([first, again, second, third].map(({ response }) => response.statusCode)).toEqual([200, 429, 200, 503]);
  expect(await json(again.response)).toMatchObject({ code: 'too_many_exports' });
  expect(await json(third.response)).toMatchObject({ code: 'exports_busy' });
  for (const { response } of [again, third]) expect(response.headers['retry-after']).toBe('30');
  // HEAD exports nothing and needs no slot.
  const head = await language.request(userId, { method: 'HEAD', url: '/api/vocabulary/export?format=csv' });
  expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([200, 'text/csv; charset=utf-8', '']);

  first.leave();
  await eventually(async () => {
    const next = await start(userId);
    next.leave();
    expect(next.response.statusCode).toBe(200);
  });
  again.leave();
  second.leave();
});
