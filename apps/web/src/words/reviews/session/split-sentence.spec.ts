import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtAllWords, splitSentence } from './split-sentence.ts';

const sentence = '弟弟说弟弟累了。';

describe('a sentence divided at its word', () => {
  it('has the word at its place and wherever else it is written', () => {
    expect(splitSentence({ sentence, start: 3, end: 5 }, ['弟弟'])).toEqual([
      { text: '弟弟', isWord: true },
      { text: '说', isWord: false },
      { text: '弟弟', isWord: true },
      { text: '累了。', isWord: false },
    ]);
  });

  it('blanks what stands at the place of the word, also in the other script', () => {
    const parts = splitSentence({ sentence: '我在學校學習', start: 2, end: 4 }, ['学校']);
    expect(parts.filter(({ isWord }) => isWord)).toEqual([{ text: '學校', isWord: true }]);
  });

  it('loses nothing, and has the word in no other part, in neither script', () => {
    const text = fc.string({ unit: fc.constantFrom('学', '學', '校', '我', '，'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = splitSentence(
          { sentence: `${before}学校${after}`, start: before.length, end: before.length + 2 },
          ['学校', '學校'],
        );
        expect(parts.map((part) => part.text).join('')).toBe(`${before}学校${after}`);
        expect(parts.filter((part) => !part.isWord && /[学學]校/.test(part.text))).toEqual([]);
      }),
    );
  });
});

describe('the sentences of a session', () => {
  const marked = (...args: Parameters<typeof splitAtAllWords>) =>
    splitAtAllWords(...args).map(({ parts, itemIds }) => [
      parts.map(({ text, isWord }) => (isWord ? `[${text}]` : text)).join(''),
      itemIds.toSorted(),
    ]);
  const place = (itemId: string, sentence: string, start: number, end: number) => ({ itemId, sentence, start, end });

  it('come once each, with all words of the session', () => {
    const own = '我家的猫喜欢看我学习汉字。';
    const words = new Map([
      ['1', ['学习']],
      ['2', ['汉字']],
      ['3', ['猫']],
      ['4', ['狗']],
    ]);
    expect(marked([place('1', own, 8, 10), place('2', own, 10, 12), place('4', '狗来了。', 0, 1)], words)).toEqual([
      ['我家的[猫]喜欢看我[学习][汉字]。', ['1', '2', '3']],
      ['[狗]来了。', ['4']],
    ]);
  });

  it('have the longest of words that overlap, and words in the other script where the server found them', () => {
    const words = new Map([
      ['1', ['学', '學']],
      ['2', ['学校', '學校']],
      ['3', ['学习']],
    ]);
    expect(marked([place('2', '我在學校學習', 2, 4), place('3', '我在學校學習', 4, 6)], words)).toEqual([
      ['我在[學校][學習]', ['1', '2', '3']],
    ]);
    expect(marked([place('1', '学校的学生', 3, 4)], words)).toEqual([['[学校]的[学]生', ['1', '2']]]);
  });
});
