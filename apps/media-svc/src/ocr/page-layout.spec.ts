import fc from 'fast-check';
import { arrangeLines, runsDownwards } from './page-layout.ts';
import type { TextRegion } from './text-region.ts';

const SIZE = 50;

/** A region of so many characters whose first one is at a position. */
const across = (left: number, top: number, characters = 5): TextRegion => ({
  x: left + (characters * SIZE) / 2,
  y: top + SIZE / 2,
  width: characters * SIZE,
  height: SIZE,
  slope: 0,
});
const down = (left: number, top: number, characters = 5): TextRegion => {
  const { x, y, width, height } = across(top, left, characters);
  return { x: y, y: x, width: height, height: width, slope: 0 };
};

/** Whether the regions of a page are arranged as they are listed, each as a line, in whatever order they are found. */
function isOrderOf(regions: readonly TextRegion[]): boolean {
  const shuffled = fc.shuffledSubarray([...regions], { minLength: regions.length });
  const isArranged = (found: readonly TextRegion[]): boolean =>
    arrangeLines(found).every((line, index) => line.length === 1 && line[0] === regions[index]);
  return !fc.check(fc.property(shuffled, isArranged), { numRuns: 20 }).failed;
}

const incline = (region: TextRegion, slope: number): TextRegion => ({
  ...region,
  slope,
  x: region.x * Math.cos(slope) - region.y * Math.sin(slope),
  y: region.x * Math.sin(slope) + region.y * Math.cos(slope),
});

const paragraph = [across(50, 100, 9), across(50, 180, 10), across(50, 260, 3), across(50, 340, 8)];
const twoColumns = [
  ...[100, 200, 300].map((top) => across(50, top, 4)),
  ...[100, 200, 300, 400].map((top) => across(500, top, 5)),
];
/** Their lines are not beside each other. */
const unevenColumns = [
  ...[100, 200, 300, 400].map((top) => across(50, top, 4)),
  ...[140, 220, 300, 380].map((top) => across(400, top, 4)),
];

/** Found by the property below. */
const crossingLines = [
  [0, 8, 81, 10],
  [0, 0, 80, 18],
  [0, 8, 81, 10],
  [0, 0, 80, 10],
  [0, 0, 80, 18],
  [0, 9, 80, 18],
  [98, 0, 80, 18],
  [98, 5, 80, 10],
].map(([x = 0, y = 0, width = 0, height = 0]): TextRegion => ({ x, y, width, height, slope: 0 }));

describe('arrangeLines', () => {
  it.each([
    ['lines from top to bottom', paragraph],
    ['the left column before the right one', twoColumns],
    ['columns whose lines are not beside each other', unevenColumns],
    ['a title in the middle before both columns', [across(250, 10, 6), ...twoColumns]],
    [
      'lines across the page between two pairs of columns',
      [...twoColumns, across(50, 500, 15), ...twoColumns.map((region) => ({ ...region, y: region.y + 500 }))],
    ],
    ['a signature on the right below the text', [...paragraph, across(400, 420, 3)]],
  ])('%s', (_, regions) => {
    expect(isOrderOf(regions)).toBe(true);
    for (const slope of [-0.1, 0.1]) expect(isOrderOf(regions.map((region) => incline(region, slope)))).toBe(true);
  });

  it('keeps the parts of one line together', () => {
    expect(arrangeLines([across(400, 104), across(50, 200, 12), across(50, 100)])).toEqual([
      [across(50, 100), across(400, 104)],
      [across(50, 200, 12)],
    ]);
  });

  it('joins characters that lie apart to their line, and does not take them for columns', () => {
    const rows = [100, 200, 300].map((top) => [0, 1, 2, 3].map((index) => across(50 + index * 100, top, 1)));
    expect(arrangeLines(rows.flat())).toEqual([100, 200, 300].map((top) => [across(50, top, 7)]));
  });

  it('loses no region, whatever their places', () => {
    const region = fc.record({
      x: fc.integer({ min: 0, max: 1_600 }),
      y: fc.integer({ min: 0, max: 1_600 }),
      width: fc.integer({ min: 80, max: 800 }),
      height: fc.integer({ min: 10, max: 50 }),
      slope: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(region, { maxLength: 30 }), (regions) => {
        const arranged = arrangeLines(regions).flat();
        expect(arranged).toHaveLength(regions.length);
        expect(new Set(arranged)).toEqual(new Set(regions));
      }),
      // Two lines at the same height cross the space between two columns.
      { examples: [[crossingLines]] },
    );
  });
});

describe('runsDownwards', () => {
  it.each([
    ['lines', paragraph, false],
    ['columns', [down(300, 50, 7), down(200, 50, 6), down(100, 50, 3)], true],
    [
      'characters that are nearer to the next below',
      [0, 1, 2].flatMap((index) => [0, 1, 2].map((row) => across(50 + index * 150, row * 90, 1))),
      true,
    ],
    [
      'characters that are nearer to the next beside',
      [0, 1, 2].flatMap((index) => [0, 1, 2].map((row) => across(50 + index * 90, row * 150, 1))),
      false,
    ],
    ['a single character', [across(50, 50, 1)], false],
    ['nothing', [], false],
  ])('%s', (_, regions, expected) => {
    expect(runsDownwards(regions)).toBe(expected);
  });
});
