import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitSentence } from './split-sentence.ts';

const sentence = '弟弟说弟弟累了。';

describe('a sentence divided at its word', () => {
  it('has the word at its place and wherever else it is written', () => {
    expect(splitSentence({ sentence, start: 3, end: 5 }, '弟弟')).toEqual([
      { text: '弟弟', isWord: true },
      { text: '说', isWord: false },
      { text: '弟弟', isWord: true },
      { text: '累了。', isWord: false },
    ]);
  });

  it('blanks what stands at the place of the word, also in the other script', () => {
    const parts = splitSentence({ sentence: '我在學校學習', start: 2, end: 4 }, '学校');
    expect(parts.filter(({ isWord }) => isWord)).toEqual([{ text: '學校', isWord: true }]);
  });

  it('loses nothing, and has the word in no other part', () => {
    const text = fc.string({ unit: fc.constantFrom('学', '校', '我', '，'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = splitSentence(
          { sentence: `${before}学校${after}`, start: before.length, end: before.length + 2 },
          '学校',
        );
        expect(parts.map((part) => part.text).join('')).toBe(`${before}学校${after}`);
        expect(parts.filter((part) => !part.isWord && part.text.includes('学校'))).toEqual([]);
      }),
    );
  });
});
