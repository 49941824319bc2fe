import { type EntryText, languageRoutes, mediaUrl, VOCABULARY_SENTENCES_MAX } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
let userId: string;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());
beforeEach(() => {
  userId = uuidv7();
  language.media.requests.length = 0;
  language.journal.newestTextsRequests.length = 0;
});

const write = (fields: Partial<EntryText>) => language.journal.createEntry(userId, fields);
const requestContexts = (viewer: string | null, ids: readonly string[]) =>
  language.request(viewer, { url: `/api/vocabulary/contexts?ids=${ids.join(',')}` });
const contextsOf = async (...ids: string[]) =>
  languageRoutes.listVocabularyContexts.response.body.parse((await requestContexts(userId, ids)).json());
const add = async (character: string, pinyin: string | null = null) =>
  (await createVocabularyItem(language, userId, { character, pinyin, englishTranslation: 'x' })).id;

/** Attaches a recording to an entry, in which media-svc finds every word. */
function attachRecording(entryId: string) {
  const fileId = uuidv7();
  const clip = { url: mediaUrl(fileId), start: 1.5, end: 2 };
  language.journal.recordingUrls.set(entryId, clip.url);
  language.media.clips.set(fileId, clip);
  return { fileId, clip };
}

it('is the newest sentence with its place, photo and voice, from one request to each service', async () => {
  write({ content: '老的猫。' });
  const { entryId, createdAt } = write({ title: '一天', content: '今天下雨。我的猫在睡觉！' });
  language.journal.imageUrls.set(entryId, '/media/image');
  const { fileId, clip } = attachRecording(entryId);
  const [cat, sleep, dog] = [await add('猫'), await add('睡觉'), await add('狗')];

  const found = { entryId, createdAt, sentence: '我的猫在睡觉！', imageUrl: '/media/image', clip };
  expect(await contextsOf(sleep, dog, cat)).toEqual(
    expect.arrayContaining([
      { itemId: cat, ...found, start: 2, end: 3 },
      { itemId: sleep, ...found, start: 4, end: 6 },
    ]),
  );
  // 猫 and 睡觉 have two spellings.
  expect(language.journal.newestTextsRequests).toEqual([5]);
  expect(language.media.requests).toEqual([
    {
      userId,
      words: expect.arrayContaining([
        { fileId, word: '猫', before: '我的', after: '在睡觉！' },
        { fileId, word: '睡觉', before: '我的猫在', after: '！' },
      ]) as unknown,
    },
  ]);
});

it('loses a sentence, a photo and a voice as soon as the entry does', async () => {
  write({ content: '老的猫。' });
  const { entryId } = write({ content: '新的猫。' });
  language.journal.imageUrls.set(entryId, '/media/image');
  const { clip } = attachRecording(entryId);
  const cat = await add('猫');
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '新的猫。', imageUrl: '/media/image', clip }]);

  const other = attachRecording(entryId);
  expect(await contextsOf(cat)).toMatchObject([{ clip: other.clip }]);
  language.journal.recordingUrls.delete(entryId);
  language.journal.imageUrls.delete(entryId);
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '新的猫。', imageUrl: null, clip: null }]);
  language.journal.updateEntry(entryId, { content: '新的狗。' });
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '老的猫。' }]);
  language.journal.updateEntry(entryId, { content: '猫又来了。' });
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '猫又来了。' }]);
  language.journal.deleteEntry(entryId);
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '老的猫。' }]);
});

it('reads the word as the item does, in an older entry if need be', async () => {
  write({ content: '我去睡觉。' });
  write({ content: '我觉得睡觉好。' });
  write({ content: '我觉得好。' });
  expect(await contextsOf(await add('觉', 'jué'))).toMatchObject([{ sentence: '我觉得好。', start: 1 }]);
  const sleep = await add('睡觉', 'shuìjiào');
  expect(await contextsOf(sleep)).toMatchObject([{ sentence: '我觉得睡觉好。', start: 3, end: 5 }]);
  await language.database.vocabularyItem.updateMany({ where: { userId, character: '觉' }, data: { pinyin: 'jiào' } });
  const { id } = await language.database.vocabularyItem.findFirstOrThrow({ where: { userId, character: '觉' } });
  expect(await contextsOf(id)).toMatchObject([{ sentence: '我去睡觉。', start: 3, end: 4 }]);
  // What the dictionary has no reading for is shown as it is.
  expect(await contextsOf(await add('好', 'what I hear'))).toMatchObject([{ sentence: '我觉得好。' }]);
});

it('shows a title only when there is no sentence, and one that is the word alone last', async () => {
  write({ title: '小猫和小狗', content: '' });
  write({ title: '小狗', content: '它喜欢睡觉。' });
  expect(await contextsOf(await add('小狗'))).toMatchObject([{ sentence: '小猫和小狗', start: 3, end: 5 }]);
  const older = write({ content: '我的小猫很胖。' });
  write({ title: '小猫', content: '它喜欢睡觉。' });
  write({ title: '小猫真可爱！', content: '它喜欢睡觉。' });
  const cat = await add('小猫');
  expect(await contextsOf(cat)).toMatchObject([{ entryId: older.entryId, sentence: '我的小猫很胖。' }]);
  write({ title: '小猫生病了', content: '今天去看医生。小猫好多了。' });
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '小猫好多了。' }]);
});

it('has no sentence with another reading for an item without pinyin, which cards show with that of the dictionary', async () => {
  write({ content: '我觉得好。' });
  write({ content: '我去睡觉。' });
  expect(await contextsOf(await add('觉'))).toMatchObject([{ sentence: '我觉得好。', start: 1 }]);
});

it('shows neither items nor entries of other users', async () => {
  const ofMei = userId;
  write({ content: '秘密的猫。' });
  const dogOfMei = await add('狗');
  userId = uuidv7();
  write({ content: '我的狗。' });
  const catOfLi = await add('猫');
  expect(await contextsOf(dogOfMei, catOfLi)).toEqual([]);
  expect((await requestContexts(ofMei, [catOfLi])).json()).toEqual([]);
  expect((await requestContexts(null, [dogOfMei])).statusCode).toBe(401);
  const tooMany = Array.from({ length: VOCABULARY_SENTENCES_MAX + 1 }, () => uuidv7());
  expect((await requestContexts(userId, tooMany)).statusCode).toBe(400);
});

it('has no voice without media-svc, and is unavailable without journal-svc', async () => {
  const { entryId } = write({ content: '我的猫。' });
  attachRecording(entryId);
  const cat = await add('猫');
  language.media.failureMode = 'closes connections';
  expect(await contextsOf(cat)).toMatchObject([{ sentence: '我的猫。', clip: null }]);
  language.media.failureMode = 'none';
  language.journal.failureMode = 'closes connections';
  const response = await requestContexts(userId, [cat]);
  language.journal.failureMode = 'none';
  expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
});
