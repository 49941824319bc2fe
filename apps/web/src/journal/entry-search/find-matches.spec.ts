import { foldForSearch } from '@memory/text/fold-for-search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';

describe('findMatches', () => {
  it.each([
    ['我们去公园，公园很大', '公园', [3, 6]],
    ['A Walk in the PARK', 'park', [14]],
    ['100% sure', '0%', [2]],
    ['aaaa', 'aa', [0, 2]],
    ['外滩', ' 滩 ', [1]],
    ['外滩', '  ', []],
    ['我在图书馆', '圖書館', [2]],
    ['图书馆里的汉语', '漢語 图书馆', [0, 5]],
    ['a cafe\u0301', 'café', [2]],
    ['图\u200B书', '图书', [0]],
    ['I don’t know', "don't", [2]],
    ['天气很\n好。很好', '很好', [2, 6]],
    ['天气很\r\n好', '很好', [2]],
    // The lower case of İ has two characters.
    ['İ x', 'X', [2]],
  ])('finds in %j the text %j at %j', (text, searchText, starts) => {
    expect(findMatches(text, searchText).map(({ start }) => start)).toEqual(starts);
  });

  it('finds each word of the search text, in order and without overlap', () => {
    const word = fc.string({
      unit: fc.constantFrom('图', '圖', 'A', 'ａ', 'é', 'e\u0301', '😀', '’'),
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(word), word, fc.array(word), (before, searched, after) => {
        const whole = [...before, searched, ...after].join(' ');
        const matches = findMatches(whole, searched);
        expect(matches.length).toBeGreaterThan(0);
        let end = 0;
        for (const match of matches) {
          expect(match.start).toBeGreaterThanOrEqual(end);
          end = match.end;
          expect(foldForSearch(whole.slice(match.start, end))).toContain(foldForSearch(searched));
        }
      }),
    );
  });

  it('has an end for every match in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, searched) => {
        for (const { start, end } of findMatches(text, searched)) expect(text.slice(start, end)).not.toBe('');
      }),
    );
  });
});
