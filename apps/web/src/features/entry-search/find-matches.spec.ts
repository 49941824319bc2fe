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
    // The lower case of İ has two characters.
    ['İ x', 'X', [2]],
  ])('finds in %j the text %j at %j', (text, searchText, starts) => {
    expect(findMatches(text, searchText).map(({ start }) => start)).toEqual(starts);
  });

  it('finds the search text wherever it is, in order and without overlap', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (before, searchText, after) => {
        const whole = before + searchText + after;
        const matches = findMatches(whole, searchText);
        expect(matches.length > 0).toBe(searchText.trim() !== '');
        let end = 0;
        for (const match of matches) {
          expect(match.start).toBeGreaterThanOrEqual(end);
          end = match.end;
          expect(whole.slice(match.start, end).toLowerCase()).toBe(searchText.trim().toLowerCase());
        }
      }),
    );
  });
});
