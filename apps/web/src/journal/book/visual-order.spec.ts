import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RIGHT_TO_LEFT, visualOrder } from './visual-order.ts';

/** In these tests capital letters are written from right to left. */
const printed = (line: string): string =>
  visualOrder(line, (unit) => /[A-Z]/.test(unit))
    .map(({ unit }) => unit)
    .join('');

describe('visualOrder', () => {
  it.each([
    ['a bc 你好。', 'a bc 你好。'],
    ['a ABC b', 'a CBA b'],
    ['AB CD. e', 'DC BA. e'],
    ['a AB 12.5 CD b', 'a DC 12.5 BA b'],
    ['A (B) C', 'C (B) A'],
    ['A b C', 'A b C'],
    ['A', 'A'],
    ['', ''],
  ])('prints %j as %j', (line, order) => expect(printed(line)).toBe(order));

  it('prints each unit of any line once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', 'B', 'c', ' ', '1', '.', '好', '(') }), (line) => {
        const indexes = visualOrder(line, (unit) => /[A-Z]/.test(unit)).map(({ index }) => index);
        expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from(line, (_, index) => index));
      }),
    );
  });

  it.each(['שלום', 'مرحبا', 'ܫܠܡܐ'])('knows %s as a right-to-left text', (text) => expect(text).toMatch(RIGHT_TO_LEFT));
});
