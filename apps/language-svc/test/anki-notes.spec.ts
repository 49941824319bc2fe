import { mediaUrl } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { readAnkiPackage } from './read-anki-package.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
let userId: string;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());
beforeEach(() => {
  userId = uuidv7();
});

const add = async (character: string, pinyin: string | null, englishTranslation: string) =>
  (await createVocabularyItem(language, userId, { character, pinyin, englishTranslation })).id;
const requestExport = (query: string) => language.request(userId, { url: `/api/vocabulary/export?${query}` });
const exportPackage = async (media: boolean) =>
  readAnkiPackage((await requestExport(`format=anki&media=${media}`)).rawPayload);
const textOf = async (format: string) => (await requestExport(`format=${format}`)).body;

it('has the same bytes when nothing has changed, and a newer note of what has', async () => {
  const { entryId } = language.journal.createEntry(userId, { content: '我的猫在睡觉。' });
  const photo = uuidv7();
  language.journal.imageUrls.set(entryId, mediaUrl(photo));
  language.media.thumbnails.set(photo, Buffer.from('photo'));
  const id = await add('猫', null, 'x');
  await add('狗', 'gǒu', 'dog');
  const bytes = async () => (await requestExport('format=anki&media=true')).rawPayload;
  const before = await bytes();
  await language.database.vocabularyItem.updateMany({ where: { userId }, data: { frequency: { increment: 1 } } });
  expect((await bytes()).equals(before)).toBe(true);
  const payload = { englishTranslation: 'a cat' };
  await language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
  const [old, changed] = [(await readAnkiPackage(before)).byWord, (await readAnkiPackage(await bytes())).byWord];
  expect(changed.get('猫')).toMatchObject({ guid: old.get('猫')?.guid, fields: { meaning: 'a cat' } });
  expect(Number(changed.get('猫')?.mod)).toBeGreaterThanOrEqual(Number(old.get('猫')?.mod));
  expect(changed.get('狗')).toEqual(old.get('狗'));
  const [row] = await language.database.vocabularyItem.findMany({ where: { id } });
  expect(row?.changedAt?.getTime()).toBeGreaterThan(row!.createdAt.getTime());
});

it('keeps the note of a word that is deleted and added again, in either script, and of what earlier releases exported', async () => {
  const noteOf = async (word: string) => (await exportPackage(false)).byWord.get(word)?.guid;
  const id = await add('学校', 'xué xiào', 'school');
  const guid = await noteOf('学校');
  await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
  const again = await add('學校', 'xué xiào', 'school');
  expect(await noteOf('學校')).toBe(guid);
  await language.database.vocabularyItem.update({ where: { id: again }, data: { exportedNoteId: again } });
  expect(await noteOf('學校')).toBe(Buffer.from(again.replaceAll('-', ''), 'hex').toString('base64url'));
  userId = uuidv7();
  await add('学校', 'xué xiào', 'school');
  expect(await noteOf('学校')).not.toBe(guid);
});

it('has pinyin and zhuyin in fields of their own, wherever the user wrote them', async () => {
  await createVocabularyItem(language, userId, {
    character: '猫',
    pinyin: 'ㄇㄠ',
    englishTranslation: 'cat',
  });
  await createVocabularyItem(language, userId, {
    character: '狗狗',
    englishTranslation: 'doggy',
    notes: 'Zhuyin: ㄍㄡˇ ˙ㄍㄡ\nat home',
  });
  const { byWord } = await exportPackage(false);
  expect(byWord.get('猫')?.fields).toMatchObject({ pinyin: 'māo', zhuyin: 'ㄇㄠ' });
  expect(byWord.get('狗狗')?.fields).toMatchObject({ pinyin: '', zhuyin: 'ㄍㄡˇ ˙ㄍㄡ' });
  expect(await textOf('csv')).toContain('狗狗,狗狗,狗狗,,ㄍㄡˇ ˙ㄍㄡ,doggy,,at home,no,');
});
