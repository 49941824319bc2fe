import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EntryText, languageRoutes, type VocabularyItem, vocabularyItemSchema } from '@memory/contracts';
import { entryCreated, entryDeleted, entryUpdated } from '@memory/events';
import { eventually, type TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { VocabularyFrequencies } from '../src/vocabulary/vocabulary-frequencies.ts';
import { type ConnectedLanguageApp, createEmptyDatabase, startConnectedLanguageApp } from './language-app.ts';

let database: TestDatabase;
let language: ConnectedLanguageApp;

beforeAll(async () => {
  database = await createEmptyDatabase();
  language = await startConnectedLanguageApp(database);
}, 60_000);

afterAll(async () => {
  await language.close();
  await database.drop();
});

const { extractVocabulary, fixUnknownVocabulary } = languageRoutes;
const write = (userId: string, words: Partial<EntryText>) => language.journal.write(userId, words);
const list = async (userId: string) =>
  (await language.request(userId, { method: 'GET', url: '/api/vocabulary?limit=100' })).json() as VocabularyItem[];
const characters = async (userId: string) => (await list(userId)).map(({ character }) => character).join('');
const extract = async (userId: string) => {
  const answer = await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
  expect(answer.statusCode).toBe(200);
  return extractVocabulary.response.body.parse(answer.json());
};
const fixUnknown = async (userId: string) =>
  fixUnknownVocabulary.response.body.parse(
    (await language.request(userId, { method: 'POST', url: '/api/vocabulary/fix-unknown' })).json(),
  );
const add = async (userId: string, item: object): Promise<VocabularyItem> =>
  vocabularyItemSchema.parse(
    (
      await language.request(userId, {
        method: 'POST',
        url: '/api/vocabulary',
        payload: { pinyin: null, englishTranslation: 'Unknown', ...item },
      })
    ).json(),
  );
const together = (added: readonly VocabularyItem[]): string => added.map(({ character }) => character).join('');

describe('extracting from memories', () => {
  it('takes Chinese characters from title, content and extracted text, each once, with what is known of them', async () => {
    const userId = uuidv7();
    write(userId, { title: '猫 cat', content: '猫和狗! かな 𠮷 ㄅ 🐼', extractedText: '鸟' });
    const { added, skipped } = await extract(userId);
    expect([...together(added)].toSorted().join('')).toBe([...'猫和狗鸟'].toSorted().join(''));
    expect(skipped).toBe(0);
    expect(added.find(({ character }) => character === '猫')).toMatchObject({
      pinyin: 'māo',
      englishTranslation: 'cat',
      frequency: 1,
      isUserGenerated: false,
    });
    expect(await characters(userId)).toBe(together(added));
    const listed = await language.request(userId, { method: 'GET', url: '/api/vocabulary' });
    expect(listed.headers['x-total-count']).toBe('4');
  });

  it('begins with the newest memory, and within it with what is written most', async () => {
    const userId = uuidv7();
    write(userId, { content: '山水水水' });
    write(userId, { content: '火' });
    write(userId, { content: '木水' });
    expect(together((await extract(userId)).added)).toBe('水木火山');
  });

  it('adds at most 20 a run, then the next ones, and nothing twice', async () => {
    const userId = uuidv7();
    write(userId, { content: '一二三四五六七八九十百千红黄蓝绿白黑春夏秋冬风雨' });
    await add(userId, { character: '一' });
    expect((await extract(userId)).added).toHaveLength(20);
    expect(together((await extract(userId)).added)).toHaveLength(3);
    expect(await extract(userId)).toEqual({ added: [], skipped: 0 });
  });

  it('keeps as unknown what the dictionary does not know, and takes nothing beyond the basic block', async () => {
    const userId = uuidv7();
    write(userId, { content: '\u4dff\u9fff\ua000〇㐀𠀀\uf900⼀' });
    const { added } = await extract(userId);
    expect(added).toMatchObject([{ character: '\u9fff', pinyin: null, englishTranslation: 'Unknown' }]);
  });

  it('takes one of 20,000 characters without a break, and again what was removed', async () => {
    const userId = uuidv7();
    write(userId, { content: '猫'.repeat(19_999), title: '<b>\n狗</b>' });
    const { id } = await add(userId, { character: '猫' });
    expect(together((await extract(userId)).added)).toBe('狗');
    await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
    expect((await extract(userId)).added).toMatchObject([{ character: '猫', frequency: 1, isUserGenerated: false }]);
  });

  it('of two runs at once adds everything once', async () => {
    const userId = uuidv7();
    write(userId, { content: '一二三四五六七八九十' });
    const runs = await Promise.all([extract(userId), extract(userId), extract(userId)]);
    expect(runs.flatMap(({ added }) => added)).toHaveLength(10);
    const listed = await language.request(userId, { method: 'GET', url: '/api/vocabulary' });
    expect(listed.headers['x-total-count']).toBe('10');
  });

  it("reads nobody else's memories, and nothing for a visitor", async () => {
    write(uuidv7(), { content: '秘密' });
    expect(await extract(uuidv7())).toEqual({ added: [], skipped: 0 });
    expect((await language.request(null, { method: 'POST', url: '/api/vocabulary/extract' })).statusCode).toBe(401);
  });

  it('says so when the journal does not answer, and adds nothing', async () => {
    const userId = uuidv7();
    write(userId, { content: '猫' });
    language.journal.failureMode = 'gone';
    const answer = await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
    language.journal.failureMode = 'well';
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await list(userId)).toEqual([]);
  });
});

describe('fixing what is unknown', () => {
  it('fills in what was missing, in one call, and keeps what a person wrote', async () => {
    const userId = uuidv7();
    await add(userId, { character: '猫' });
    await add(userId, { character: '图书馆' });
    await add(userId, { character: '圖書館', isUserGenerated: false });
    await add(userId, { character: '狗', englishTranslation: 'my best friend' });
    await add(userId, { character: '鸟', pinyin: 'niao', englishTranslation: 'Unknown' });
    await add(userId, { character: 'hello' });
    await add(userId, { character: '书', pinyin: 'shū', englishTranslation: 'a book' });
    expect(await fixUnknown(userId)).toEqual({ updated: 4 });
    const items = Object.fromEntries(
      (await list(userId)).map(({ character, pinyin, englishTranslation }) => [
        character,
        [pinyin, englishTranslation],
      ]),
    );
    expect(items).toEqual({
      猫: ['māo', 'cat'],
      图书馆: ['tú shū guǎn', 'library'],
      圖書館: ['tú shū guǎn', 'library'],
      狗: ['gǒu', 'my best friend'],
      鸟: ['niao', 'bird'],
      hello: [null, 'Unknown'],
      书: ['shū', 'a book'],
    });
    expect(await fixUnknown(userId)).toEqual({ updated: 0 });
  });

  it("leaves other people's items alone", async () => {
    const other = uuidv7();
    await add(other, { character: '猫' });
    expect(await fixUnknown(uuidv7())).toEqual({ updated: 0 });
    expect(await list(other)).toMatchObject([{ englishTranslation: 'Unknown' }]);
    expect((await language.request(null, { method: 'POST', url: '/api/vocabulary/fix-unknown' })).statusCode).toBe(401);
  });
});

describe('frequency', () => {
  const frequency = async (userId: string) =>
    Object.fromEntries((await list(userId)).map((item) => [item.character, item.frequency]));
  const created = (userId: string, { entryId, version }: EntryText) =>
    language.publish(entryCreated, entryId, { entryId, authorId: userId, version });
  const updated = (userId: string, { entryId, version }: EntryText) =>
    language.publish(entryUpdated, entryId, { entryId, authorId: userId, version });
  const deleted = (userId: string, { entryId }: EntryText) =>
    language.publish(entryDeleted, entryId, { entryId, authorId: userId, fileIds: [] });
  const becomes = (userId: string, expected: Record<string, number>) =>
    eventually(async () => expect(await frequency(userId)).toEqual(expected));

  it('grows with every entry one writes, follows its changes, and falls when it is deleted', async () => {
    const userId = uuidv7();
    await add(userId, { character: '猫' });
    await add(userId, { character: '谢谢' });
    const entry = write(userId, { title: '猫', content: '我的猫，谢谢谢谢', extractedText: '我的猫，谢谢谢谢' });
    await created(userId, entry);
    await becomes(userId, { 猫: 2, 谢谢: 2 });
    await created(userId, write(userId, { content: '猫' }));
    await becomes(userId, { 猫: 3, 谢谢: 2 });
    await updated(userId, language.journal.change(entry.entryId, { content: '谢谢', extractedText: '' }));
    await becomes(userId, { 猫: 2, 谢谢: 1 });
    language.journal.remove(entry.entryId);
    await deleted(userId, entry);
    await eventually(async () => expect(await frequency(userId)).toEqual({ 猫: 1, 谢谢: 0 }));
  });

  it('is the same whatever the order and number of deliveries', async () => {
    const userId = uuidv7();
    await add(userId, { character: '猫' });
    await add(userId, { character: '末' });
    const entry = write(userId, { content: '猫' });
    const first = await created(userId, { ...entry });
    const second = await updated(userId, { ...language.journal.change(entry.entryId, { content: '猫猫' }) });
    await second.again();
    await first.again();
    const gone = write(userId, { content: '猫猫猫' });
    language.journal.remove(gone.entryId);
    await deleted(userId, gone);
    await created(userId, gone); // late: it is not there any more
    await created(userId, write(userId, { content: '末' }));
    await eventually(async () => expect(await frequency(userId)).toEqual({ 猫: 2, 末: 1 }));
  });

  it('starts at 1 for what was extracted, and counts the memory it came from once', async () => {
    const userId = uuidv7();
    const entry = write(userId, { content: '猫' });
    await extract(userId);
    expect(await frequency(userId)).toEqual({ 猫: 1 });
    await updated(userId, language.journal.change(entry.entryId, { content: '猫猫' }));
    await becomes(userId, { 猫: 2 });
    language.journal.remove(entry.entryId);
    await deleted(userId, entry);
    await becomes(userId, { 猫: 0 });
  });

  it('never goes back to an older version of an entry, should two be counted at once', async () => {
    const userId = uuidv7();
    await add(userId, { character: '猫' });
    const counting = new VocabularyFrequencies(language.database);
    const entry = { entryId: uuidv7(), title: '', extractedText: '' };
    await language.database.$transaction((tx) =>
      counting.countEntry(tx, userId, { ...entry, version: 2, content: '猫猫' }),
    );
    await language.database.$transaction((tx) =>
      counting.countEntry(tx, userId, { ...entry, version: 1, content: '猫' }),
    );
    expect(await frequency(userId)).toEqual({ 猫: 2 });
  });

  it("is about one's own entries alone", async () => {
    const [reader, author] = [uuidv7(), uuidv7()];
    await add(reader, { character: '猫' });
    await add(author, { character: '猫' });
    await created(author, write(author, { content: '猫' }));
    await becomes(author, { 猫: 1 });
    expect(await frequency(reader)).toEqual({ 猫: 0 });
  });

  it('is counted once the journal answers again', async () => {
    const userId = uuidv7();
    await add(userId, { character: '猫' });
    language.journal.failureMode = 'gone';
    await created(userId, write(userId, { content: '猫' }));
    language.journal.failureMode = 'well';
    await eventually(async () => expect(await frequency(userId)).toEqual({ 猫: 1 }));
  });

  it('does not stand in the way of removing an item', async () => {
    const userId = uuidv7();
    const { id } = await add(userId, { character: '猫' });
    await created(userId, write(userId, { content: '猫' }));
    await becomes(userId, { 猫: 1 });
    expect((await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` })).statusCode).toBe(204);
  });
});
