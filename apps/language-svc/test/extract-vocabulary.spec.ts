import { type EntryText, languageRoutes, type VocabularyItem } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp();
});

afterAll(() => language.close());

const write = (userId: string, fields: Partial<EntryText>) => language.journal.createEntry(userId, fields);
const extract = async (userId: string, query = '') => {
  const response = await language.request(userId, { method: 'POST', url: `/api/vocabulary/extract${query}` });
  expect(response.statusCode).toBe(200);
  return languageRoutes.extractVocabulary.response.body.parse(response.json());
};
const pinyinOf = (items: readonly VocabularyItem[]) =>
  Object.fromEntries(items.map(({ character, pinyin }) => [character, pinyin]));
const oldItem = (userId: string, item: object) =>
  createVocabularyItem(language, userId, { isUserGenerated: false, frequency: 1, ...item });
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
      frequency: 2,
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
    expect(await extract(userId)).toMatchObject({ added: [], skipped: 0 });
  });

  it('adds characters without a dictionary entry as Unknown, and none outside U+4E00–9FFF', async () => {
    const userId = uuidv7();
    write(userId, { content: '\u4dff\u9fff\ua000〇㐀𠀀\uf900⼀' });
    const { added } = await extract(userId);
    expect(added).toMatchObject([{ character: '\u9fff', pinyin: null, englishTranslation: 'Unknown' }]);
  });

  it('adds and counts nothing that is Japanese or Korean', async () => {
    const userId = uuidv7();
    write(userId, { content: '今日は学校で勉強をしました。大韓民國은 民主共和國이다。我去学校。' });
    const { added } = await extract(userId);
    expect([...charactersOf(added)].toSorted().join('')).toBe([...'我去学校'].toSorted().join(''));
    expect(added.find(({ character }) => character === '学')).toMatchObject({ frequency: 1 });
    const { words } = await extract(userId, '?words=true');
    expect(charactersOf(words)).toBe('学校');
  });

  it('handles 20,000 characters without a space, and adds a deleted item again', async () => {
    const userId = uuidv7();
    write(userId, { content: '猫'.repeat(19_999), title: '<b>\n狗</b>' });
    const { id } = await createVocabularyItem(language, userId, { character: '猫' });
    expect(charactersOf((await extract(userId)).added)).toBe('狗');
    await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
    expect((await extract(userId)).added).toMatchObject([
      { character: '猫', frequency: 19_999, isUserGenerated: false },
    ]);
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
    expect(await extract(uuidv7())).toEqual({ added: [], words: [], skipped: 0 });
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

describe('the reading of an extracted item', () => {
  it.each([
    ['我想睡觉了。', { 觉: 'jiào' }],
    ['我觉得很好。', { 觉: 'jué', 得: 'de' }],
    ['小猫很调皮。', { 调: 'tiáo' }],
    ['我长大了。', { 长: 'zhǎng' }],
    // In a word the character has the neutral tone; alone it has its full tone.
    ['妈妈很漂亮。', { 亮: 'liàng', 漂: 'piào' }],
    ['今天真高興，我們去睡覺。', { 覺: 'jiào', 興: 'xìng' }],
  ])('is that of its sentence: %s', async (content, expected) => {
    const userId = uuidv7();
    write(userId, { content });
    expect(pinyinOf((await extract(userId)).added)).toMatchObject(expected);
  });

  it('comes with the meaning of this reading', async () => {
    const userId = uuidv7();
    write(userId, { content: '我长大了。' });
    const { added } = await extract(userId);
    expect(added.find(({ character }) => character === '长')?.englishTranslation).toContain('grow');
    expect(added.find(({ character }) => character === '我')?.englishTranslation).toBe('I; me');
  });

  it('is that of the first sentence that contains it, of the oldest entry, and the item was met at that time', async () => {
    const userId = uuidv7();
    write(userId, { content: '我睡觉。', createdAt: '2026-03-01T08:00:00.000Z' });
    write(userId, { content: '我觉得好。', createdAt: '2026-05-01T08:00:00.000Z' });
    const { added } = await extract(userId);
    const { words } = await extract(userId, '?words=true');
    expect(added.find(({ character }) => character === '觉')).toMatchObject({
      pinyin: 'jiào',
      metAt: '2026-03-01T08:00:00.000Z',
    });
    expect(words.find(({ character }) => character === '觉得')?.metAt).toBe('2026-05-01T08:00:00.000Z');
  });
});

describe('the words of an extraction', () => {
  it('are added only when the request asks for them', async () => {
    const userId = uuidv7();
    write(userId, { content: '我的小猫在睡觉。' });
    const { added, words } = await extract(userId);
    expect([added.length, words]).toEqual([7, []]);
    expect(await listVocabulary(language, userId)).toHaveLength(7);
    expect((await extract(userId, '?words=false')).words).toEqual([]);
    expect((await extract(userId, '?words=true')).words.map(({ character }) => character)).toContain('睡觉');
  });

  it('come alone, with their reading and meaning', async () => {
    const userId = uuidv7();
    write(userId, { title: '睡觉', content: '小猫在睡觉。小猫觉得好。' });
    const { added, words } = await extract(userId, '?words=true');
    expect([added, words.map(({ character }) => character)]).toEqual([[], ['睡觉', '小猫', '觉得']]);
    expect(words[0]).toMatchObject({ pinyin: 'shuì jiào', isUserGenerated: false, frequency: 2 });
    expect(words[0]?.englishTranslation).toContain('sleep');
    expect((await listVocabulary(language, userId)).map(({ character }) => character)).toEqual([
      '睡觉',
      '小猫',
      '觉得',
    ]);
    expect(await extract(userId, '?words=true')).toEqual({ added: [], words: [], skipped: 0 });
    expect((await extract(userId)).added).toHaveLength(7);
  });

  it('are at most 20 a run, without words that the vocabulary has', async () => {
    const userId = uuidv7();
    const all =
      '苹果 香蕉 西瓜 葡萄 老师 学生 朋友 妈妈 爸爸 哥哥 妹妹 弟弟 姐姐 爷爷 奶奶 今天 明天 昨天 学校 医院 公园 商店 电影 音乐';
    await createVocabularyItem(language, userId, { character: '苹果', englishTranslation: 'my fruit' });
    write(userId, { content: all.replaceAll(' ', '，') });
    const [first, second] = [await extract(userId, '?words=true'), await extract(userId, '?words=true')];
    expect([first.words.length, second.words.length]).toEqual([20, 3]);
    expect([...first.words, ...second.words].map(({ character }) => character)).not.toContain('苹果');
  });

  it('are the words of newer entries first; the month is that of the oldest entry with the word', async () => {
    const userId = uuidv7();
    write(userId, { content: '苹果好。', createdAt: '2026-01-05T08:00:00.000Z' });
    write(userId, { content: '老师好。', createdAt: '2026-02-05T08:00:00.000Z' });
    write(userId, { content: '苹果大。', createdAt: '2026-03-05T08:00:00.000Z' });
    const { words } = await extract(userId, '?words=true');
    expect(words.map(({ character, metAt }) => [character, metAt.slice(0, 7)])).toEqual([
      ['苹果', '2026-01'],
      ['老师', '2026-02'],
    ]);
  });
});

describe('items that were extracted before', () => {
  const firstReading = { character: '觉', pinyin: 'jué' };

  /** An item as an earlier extraction stored it: with the dictionary's first reading and meaning. */
  async function extractedWithFirstReading(userId: string): Promise<VocabularyItem> {
    await oldItem(userId, { character: '觉' });
    await language.request(userId, { method: 'POST', url: '/api/vocabulary/fix-unknown' });
    return (await listVocabulary(language, userId)).find(({ character }) => character === '觉')!;
  }

  it('are corrected at the next extraction, with the month in which they were met', async () => {
    const userId = uuidv7();
    expect(await extractedWithFirstReading(userId)).toMatchObject(firstReading);
    write(userId, { content: '我睡觉。', createdAt: '2026-03-01T08:00:00.000Z' });
    await extract(userId, '?words=true');
    const item = (await listVocabulary(language, userId)).find(({ character }) => character === '觉');
    expect(item).toMatchObject({ pinyin: 'jiào', metAt: '2026-03-01T08:00:00.000Z' });
    expect(item?.englishTranslation).toContain('sleep');
  });

  it('keep what their owner has written, also when it is the first reading', async () => {
    const userId = uuidv7();
    const { id, englishTranslation } = await extractedWithFirstReading(userId);
    await language.request(userId, {
      method: 'PATCH',
      url: `/api/vocabulary/${id}`,
      payload: { pinyin: 'jué', englishTranslation },
    });
    await oldItem(userId, { character: '调', pinyin: 'diào', englishTranslation: 'my tune' });
    write(userId, { content: '我睡觉，很调皮。' });
    await extract(userId, '?words=true');
    expect(await listVocabulary(language, userId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...firstReading, englishTranslation }),
        expect.objectContaining({ character: '调', pinyin: 'diào', englishTranslation: 'my tune' }),
      ]),
    );
  });

  it('keep a correction that the owner has taken back', async () => {
    const userId = uuidv7();
    write(userId, { content: '我睡觉。' });
    const { added } = await extract(userId);
    const { id } = added.find(({ character }) => character === '觉')!;
    await language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload: firstReading });
    await extract(userId, '?words=true');
    expect((await listVocabulary(language, userId)).find((item) => item.id === id)?.pinyin).toBe('jué');
  });
});

it('the sentence of an item is one in which the character has its own reading', async () => {
  const userId = uuidv7();
  write(userId, { content: '我觉得好。我去睡觉。' });
  const sentenceOf = async (character: string, pinyin: string) => {
    const { id } = await createVocabularyItem(language, userId, { character, pinyin, englishTranslation: 'x' });
    const response = await language.request(userId, { url: `/api/vocabulary/sentences?ids=${id}` });
    return languageRoutes.listVocabularySentences.response.body.parse(response.json())[0]?.sentence;
  };
  expect(await sentenceOf('觉', 'jiào')).toBe('我去睡觉。');
  expect(await sentenceOf('我', 'nobody’s')).toBe('我觉得好。');
});
