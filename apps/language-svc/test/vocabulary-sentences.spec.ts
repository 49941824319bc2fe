import { type EntryText, languageRoutes, VOCABULARY_SENTENCES_MAX } from '@memory/contracts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitSentences } from '../src/vocabulary/split-sentences.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp();
});

afterAll(() => language.close());

const write = (userId: string, fields: Partial<EntryText>) => language.journal.createEntry(userId, fields);
const requestSentences = (userId: string | null, ids: readonly string[]) =>
  language.request(userId, { url: `/api/vocabulary/sentences?ids=${ids.join(',')}` });
const sentencesOf = async (userId: string, ...ids: string[]) =>
  languageRoutes.listVocabularySentences.response.body.parse((await requestSentences(userId, ids)).json());
const add = async (userId: string, character: string, pinyin: string | null = null) =>
  (await createVocabularyItem(language, userId, { character, pinyin, englishTranslation: 'x' })).id;

it('returns the sentence of each item from the entry as it is now, with its image', async () => {
  const userId = uuidv7();
  const entry = write(userId, { title: '一天', content: '今天下雨。我的猫在睡觉！真好。' });
  language.journal.imageUrls.set(entry.entryId, '/media/image');
  const [cat, sleep, dog] = [await add(userId, '猫'), await add(userId, '睡觉'), await add(userId, '狗')];
  const found = { entryId: entry.entryId, sentence: '我的猫在睡觉！', imageUrl: '/media/image' };
  expect(await sentencesOf(userId, cat, dog, sleep)).toEqual(
    expect.arrayContaining([
      { itemId: cat, ...found, start: 2, end: 3 },
      { itemId: sleep, ...found, start: 4, end: 6 },
    ]),
  );
  expect(await sentencesOf(userId, dog)).toEqual([]);

  language.journal.updateEntry(entry.entryId, { content: '猫跑了。' });
  expect(await sentencesOf(userId, cat, sleep)).toMatchObject([{ itemId: cat, sentence: '猫跑了。' }]);
  language.journal.deleteEntry(entry.entryId);
  expect(await sentencesOf(userId, cat)).toEqual([]);
});

it('shows a title that is the word alone only when there is no sentence', async () => {
  const userId = uuidv7();
  const { entryId } = write(userId, { title: '长大', content: '' });
  const id = await add(userId, '长大');
  expect(await sentencesOf(userId, id)).toMatchObject([{ sentence: '长大' }]);
  language.journal.updateEntry(entryId, { content: '我长大了。' });
  expect(await sentencesOf(userId, id)).toMatchObject([{ sentence: '我长大了。' }]);
});

it('prefers the entry that the item was extracted from', async () => {
  const userId = uuidv7();
  write(userId, { content: '老的猫。' });
  const { entryId } = write(userId, { content: '新的猫。' });
  const id = await add(userId, '猫');
  expect(await sentencesOf(userId, id)).toMatchObject([{ sentence: '老的猫。' }]);
  await language.database.vocabularyItem.update({ where: { id }, data: { sourceEntryId: entryId } });
  expect(await sentencesOf(userId, id)).toMatchObject([{ sentence: '新的猫。' }]);
});

it('shows neither items nor entries of other users', async () => {
  const [mei, li] = [uuidv7(), uuidv7()];
  write(mei, { content: '秘密的猫。' });
  write(li, { content: '我的狗。' });
  // Li's own entry contains the word of Mei's item, so an answer about it would be a sentence.
  const [ofMei, ofLi] = [await add(mei, '狗'), await add(li, '猫')];
  expect(await sentencesOf(li, ofMei)).toEqual([]);
  expect(await sentencesOf(li, ofLi)).toEqual([]);
  expect((await requestSentences(null, [ofMei])).statusCode).toBe(401);
});

it('rejects too many and malformed ids, and responds with 503 while journal-svc is unavailable', async () => {
  const userId = uuidv7();
  const tooMany = Array.from({ length: VOCABULARY_SENTENCES_MAX + 1 }, () => uuidv7());
  for (const ids of [tooMany, ['nonsense'], ['']]) expect((await requestSentences(userId, ids)).statusCode).toBe(400);
  const id = await add(userId, '猫');
  language.journal.failureMode = 'closes connections';
  const response = await requestSentences(userId, [id]);
  language.journal.failureMode = 'none';
  expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
});

it('sentences lose no character of a text but spaces and stops alone', () => {
  const text = fc.string({ unit: fc.constantFrom('猫', '𠮷', '。', '！', '\n', ' ', 'a', '”', '…'), maxLength: 400 });
  const letters = (value: string): string => value.replaceAll(/[^猫𠮷a]/gu, '');
  fc.assert(
    fc.property(text, (value) => {
      const sentences = [...splitSentences(value)];
      expect(letters(sentences.join(''))).toBe(letters(value));
      expect(sentences.every((sentence) => Array.from(sentence).length <= 120 && sentence.isWellFormed())).toBe(true);
    }),
  );
});
