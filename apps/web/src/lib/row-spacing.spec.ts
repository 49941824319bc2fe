import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spaceRows } from './row-spacing.ts';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 30 });

/** Rows of these heights, one below the other. */
function stack(rowHeights: readonly number[], listStart: number) {
  let start = listStart;
  return rowHeights.map((height, index) => ({ index, start, end: (start += height) }));
}

describe('the spaces of a virtual list', () => {
  it('put each rendered row where all rows together would put it', () => {
    fc.assert(
      fc.property(heights, fc.nat(500), fc.nat(), (rowHeights, listStart, seed) => {
        const all = stack(rowHeights, listStart);
        const total = rowHeights.reduce((sum, height) => sum + height, 0);
        const rendered = all.filter(({ index }) => (seed >> (index % 30)) % 2 === 1);
        const { above, gaps, below } = spaceRows(rendered, listStart, total);
        let position = listStart + above;
        for (const [at, row] of rendered.entries()) {
          position += gaps[at] ?? Number.NaN;
          expect(position).toBe(row.start);
          position += row.end - row.start;
        }
        expect(position + below).toBe(listStart + total);
      }),
    );
  });

  it('are never negative, whatever the stale positions of the rows are', () => {
    const row = fc.record({ index: fc.nat(50), start: fc.integer(), end: fc.integer() });
    fc.assert(
      fc.property(fc.array(row), fc.integer(), fc.nat(), (rows, listStart, total) => {
        const { above, gaps, below } = spaceRows(rows, listStart, total);
        expect(Math.min(above, below, ...gaps)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
