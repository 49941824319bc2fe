import type { SimilarWord } from '@memory/contracts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soundKeyOf, withoutTones } from '../src/similar-words/sound-key.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const post = (userId: string | null, word: string) =>
  language.request(userId, { method: 'POST', url: '/api/similar-words', payload: { word } });
const find = async (userId: string, word: string) => (await post(userId, word)).json<{ words: SimilarWord[] }>().words;
const wordsOf = (words: readonly SimilarWord[]): string[] => words.map(({ word }) => word);

describe('words that sound like a misheard one', () => {
  it('have the same syllables first, then near ones, and say what they mean', async () => {
    const words = await find(uuidv7(), '公元');
    expect(words[0]).toEqual({
      word: '公园',
      traditional: '公園',
      pinyin: 'gōng yuán',
      meaning: expect.stringContaining('park'),
      isOwn: false,
    });
    expect(words.length).toBeLessThanOrEqual(8);
    expect(wordsOf(await find(uuidv7(), '事实'))).toEqual(expect.arrayContaining(['实施']));
    const near = wordsOf(await find(uuidv7(), '四十'));
    expect(near.indexOf('事实')).toBeGreaterThan(-1);
  });

  it('are found by a word in traditional characters', async () => {
    expect(wordsOf(await find(uuidv7(), '攻員'))).toContain('公园');
  });

  it('begin with those of the own vocabulary, and never with those of another user', async () => {
    const [mei, tom] = [uuidv7(), uuidv7()];
    await createVocabularyItem(language, mei, { character: '士师', pinyin: 'shì shī' });
    expect((await find(mei, '事实'))[0]).toMatchObject({ word: '士师', isOwn: true });
    expect(wordsOf(await find(tom, '事实'))).not.toContain('士师');
  });

  it('are none for a text without Chinese characters, nor for nobody', async () => {
    expect(await find(uuidv7(), 'park')).toEqual([]);
    expect((await post(null, '公元')).statusCode).toBe(401);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['zhōng guó', 'zong guo'],
    ['zhāng', 'zan'],
    ['nǚ ér', 'lü er'],
    ['sì shí', 'si si'],
    ['ēn', 'en'],
    ['ńg', 'ng'],
  ])('%s is %s', (pinyin, key) => {
    expect(soundKeyOf(pinyin)).toBe(key);
  });

  it('is the same with and without tones', () => {
    const pinyin = fc.array(fc.constantFrom('zhāng', 'zàn', 'nǚ', 'lǜ', 'xíng', 'ér', 'ā'), { minLength: 1 });
    fc.assert(
      fc.property(pinyin, (syllables) => {
        const written = syllables.join(' ');
        expect(soundKeyOf(withoutTones(written))).toBe(soundKeyOf(written));
      }),
    );
  });
});
