import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EntryText, languageRoutes, type VocabularyItem } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp({ withDictionary: true });
}, 60_000);

afterAll(() => language.close());

const write = (userId: string, fields: Partial<EntryText>) => language.journal.createEntry(userId, fields);
const extract = async (userId: string) => {
  const response = await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
  expect(response.statusCode).toBe(200);
  return languageRoutes.extractVocabulary.response.body.parse(response.json());
};
const charactersOf = (items: readonly VocabularyItem[]): string => items.map(({ character }) => character).join('');

describe('extracting vocabulary from entries', () => {
  it('adds each Chinese character of title, content and extracted text once, with its translation', async () => {
    const userId = uuidv7();
    write(userId, { title: '猫 cat', content: '猫和狗! かな 𠮷 ㄅ 🐼', extractedText: '鸟' });
    const { added, skipped } = await extract(userId);
    expect([...charactersOf(added)].toSorted().join('')).toBe([...'猫和狗鸟'].toSorted().join(''));
    expect(skipped).toBe(0);
    expect(added.find(({ character }) => character === '猫')).toMatchObject({
      pinyin: 'māo',
      englishTranslation: 'cat',
      frequency: 1,
      isUserGenerated: false,
    });
    expect(charactersOf(await listVocabulary(language, userId))).toBe(charactersOf(added));
    const listed = await language.request(userId, { method: 'GET', url: '/api/vocabulary' });
    expect(listed.headers['x-total-count']).toBe('4');
  });

  it('starts with the newest entry, and within an entry with the most frequent characters', async () => {
    const userId = uuidv7();
    write(userId, { content: '山水水水' });
    write(userId, { content: '火' });
    write(userId, { content: '木水' });
    expect(charactersOf((await extract(userId)).added)).toBe('水木火山');
  });

  it('adds at most 20 items a run, then the next ones, and none twice', async () => {
    const userId = uuidv7();
    write(userId, { content: '一二三四五六七八九十百千红黄蓝绿白黑春夏秋冬风雨' });
    await createVocabularyItem(language, userId, { character: '一' });
    expect((await extract(userId)).added).toHaveLength(20);
    expect(charactersOf((await extract(userId)).added)).toHaveLength(3);
    expect(await extract(userId)).toEqual({ added: [], skipped: 0 });
  });

  it('adds characters without a dictionary entry as Unknown, and none outside U+4E00–9FFF', async () => {
    const userId = uuidv7();
    write(userId, { content: '\u4dff\u9fff\ua000〇㐀𠀀\uf900⼀' });
    const { added } = await extract(userId);
    expect(added).toMatchObject([{ character: '\u9fff', pinyin: null, englishTranslation: 'Unknown' }]);
  });

  it('handles 20,000 characters without a space, and adds a deleted item again', async () => {
    const userId = uuidv7();
    write(userId, { content: '猫'.repeat(19_999), title: '<b>\n狗</b>' });
    const { id } = await createVocabularyItem(language, userId, { character: '猫' });
    expect(charactersOf((await extract(userId)).added)).toBe('狗');
    await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
    expect((await extract(userId)).added).toMatchObject([{ character: '猫', frequency: 1, isUserGenerated: false }]);
  });

  it('adds every character once in concurrent runs', async () => {
    const userId = uuidv7();
    write(userId, { content: '一二三四五六七八九十' });
    const runs = await Promise.all([extract(userId), extract(userId), extract(userId)]);
    expect(runs.flatMap(({ added }) => added)).toHaveLength(10);
    const listed = await language.request(userId, { method: 'GET', url: '/api/vocabulary' });
    expect(listed.headers['x-total-count']).toBe('10');
  });

  it('reads no entries of other users, and responds with 401 when signed out', async () => {
    write(uuidv7(), { content: '秘密' });
    expect(await extract(uuidv7())).toEqual({ added: [], skipped: 0 });
    expect((await language.request(null, { method: 'POST', url: '/api/vocabulary/extract' })).statusCode).toBe(401);
  });

  it('responds with 503 and adds nothing when journal-svc is unavailable', async () => {
    const userId = uuidv7();
    write(userId, { content: '猫' });
    language.journal.failureMode = 'closes connections';
    const response = await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
    language.journal.failureMode = 'none';
    expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await listVocabulary(language, userId)).toEqual([]);
  });
});
