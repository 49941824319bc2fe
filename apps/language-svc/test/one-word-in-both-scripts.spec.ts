import type {
  DueCards,
  VocabularyContext,
  VocabularySentence,
  WordCoverage,
  WordHistoryPoint,
} from '@memory/contracts';
import { entryCreated } from '@memory/events';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

let userId: string;
beforeEach(() => {
  userId = uuidv7();
});
const post = async (url: string, payload: object = {}) =>
  (await language.request(userId, { method: 'POST', url, payload })).json<Record<string, unknown>>();
const get = async <Body>(url: string): Promise<Body> => (await language.request(userId, { url })).json<Body>();
const write = (content: string) => language.journal.createEntry(userId, { content });
const addedBy = async (url: string): Promise<string[]> => {
  const { added, words } = (await post(url)) as { added: { character: string }[]; words: { character: string }[] };
  return [...added, ...words].map(({ character }) => character);
};

it('extraction adds a word once, in the script of the newest memory with it, and none that the vocabulary has in the other script', async () => {
  write('学校很大。');
  write('學校不大。');
  await createVocabularyItem(language, userId, { character: '大' });
  expect((await addedBy('/api/vocabulary/extract')).toSorted()).toEqual(['不', '學', '很', '校'].toSorted());
  expect(await addedBy('/api/vocabulary/extract')).toEqual([]);
  expect(await addedBy('/api/vocabulary/extract?words=true')).toEqual(['學校']);
  expect(await addedBy('/api/vocabulary/extract?words=true')).toEqual([]);
  const items = await listVocabulary(language, userId);
  const school = items.find(({ character }) => character === '學校');
  // The reading of the oldest sentence, which has the other script.
  expect(school).toMatchObject({ pinyin: 'xué xiào', englishTranslation: 'school' });
});

it('a word is counted in the memories of both scripts, also when they change', async () => {
  write('我的学校和他的學校');
  write('學校');
  const { id } = await createVocabularyItem(language, userId, { character: '学校' });
  const frequency = async () => (await listVocabulary(language, userId)).find((item) => item.id === id)?.frequency;
  await eventually(async () => expect(await frequency()).toBe(3));
  const { entryId, version } = write('學校，学校');
  await language.publish(entryCreated, entryId, { entryId, authorId: userId, version });
  await eventually(async () => expect(await frequency()).toBe(5));
});

it('its sentences, its contexts and its life are those of the memories in both scripts', async () => {
  const oldest = language.journal.createEntry(userId, {
    content: '这是我的学校。',
    createdAt: '2026-01-01T12:00:00.000Z',
  });
  const newest = write('我喜歡學校！');
  const { id } = await createVocabularyItem(language, userId, { character: '學校', pinyin: 'xué xiào' });
  expect(await get<VocabularySentence[]>(`/api/vocabulary/sentences?ids=${id}`)).toMatchObject([
    { itemId: id, entryId: oldest.entryId, sentence: '这是我的学校。', start: 4, end: 6 },
  ]);
  expect(await get<VocabularyContext[]>(`/api/vocabulary/contexts?ids=${id}`)).toMatchObject([
    { itemId: id, entryId: newest.entryId, sentence: '我喜歡學校！', start: 3, end: 5 },
  ]);
  await language.request(userId, { method: 'POST', url: '/api/lookups', payload: { word: '学校' } });
  await eventually(async () => {
    const { points } = await get<{ points: WordHistoryPoint[] }>(`/api/vocabulary/${id}/history`);
    expect(points.map(({ event, entry }) => [event, event === 'looked-up' ? null : entry?.id])).toEqual([
      ['met', oldest.entryId],
      ['used', newest.entryId],
      ['looked-up', null],
    ]);
  });
});

it.each([
  ['學校', '學校的門', '我们的学校'],
  ['学校', '学校的门', '我們的學校'],
])('the context of %s is the newest memory, which has the other script', async (character, older, newest) => {
  write(older);
  const { entryId } = write(newest);
  const { id } = await createVocabularyItem(language, userId, { character, pinyin: 'xué xiào' });
  expect(await get<VocabularyContext[]>(`/api/vocabulary/contexts?ids=${id}`)).toMatchObject([
    { itemId: id, entryId, sentence: newest, start: 3, end: 5 },
  ]);
});

it('who knows a word knows it in texts of both scripts and in spellings of other regions', async () => {
  for (const character of ['學校', '裏面']) await createVocabularyItem(language, userId, { character, isKnown: true });
  const texts = [{ text: '学校里面' }, { text: '學校裡面' }, { text: '皇后' }];
  const { coverages } = (await post('/api/word-coverage', { texts })) as { coverages: WordCoverage[] };
  expect(coverages.map(({ known, words }) => [known, words])).toEqual([
    [2, 2],
    [2, 2],
    [0, 1],
  ]);
});

it('every list has the forms of a word in both scripts by its reading and meaning, unless they are the word as it was added', async () => {
  const words = [
    { character: '干', pinyin: 'gān', englishTranslation: 'dry', traditional: '乾' },
    { character: '头发', pinyin: null, englishTranslation: 'hair', traditional: '頭髮' },
    { character: '宋干節', pinyin: null, englishTranslation: 'Songkran', simplified: '宋干节' },
    { character: '雨', pinyin: null, englishTranslation: 'rain' },
  ];
  for (const { simplified: _, traditional: __, ...item } of words) await createVocabularyItem(language, userId, item);
  const formsOf = (items: readonly { character: string; simplified?: string; traditional?: string }[]) =>
    items.map(({ character, simplified, traditional }) => [character, simplified, traditional]).toSorted();
  const expected = formsOf(words);
  expect(formsOf(await listVocabulary(language, userId))).toEqual(expected);
  expect(formsOf(await get('/api/vocabulary/compact'))).toEqual(expected);
  const { cards } = await get<DueCards>('/api/reviews/due?timeZone=UTC');
  expect(formsOf(cards.map(({ item }) => item))).toEqual(expected);
});

it('two words with one simplified spelling are two items', async () => {
  for (const character of ['皇后', '後面', '后', '後', '麵', '面', '乾', '干', '幹'])
    await createVocabularyItem(language, userId, { character });
  expect(await listVocabulary(language, userId)).toHaveLength(9);
});

it('the same word with zero-width characters or second forms of its characters exists already', async () => {
  await createVocabularyItem(language, userId, { character: '高山' });
  for (const character of ['高\u{200B}山', '⾼⼭', '高山\u{FEFF}'])
    expect(await post('/api/vocabulary', { character, pinyin: null, englishTranslation: 'x' })).toMatchObject({
      code: 'vocabulary_item_exists',
    });
});

it('a card has the spellings of its word in both scripts, each of which is right in a dictation', async () => {
  for (const character of ['学校', '雨']) await createVocabularyItem(language, userId, { character });
  const { cards } = await get<DueCards>('/api/reviews/due?timeZone=UTC');
  expect(new Map(cards.map(({ item }) => [item.character, item.spellings]))).toEqual(
    new Map([
      ['学校', ['学校', '學校']],
      ['雨', undefined],
    ]),
  );
});
