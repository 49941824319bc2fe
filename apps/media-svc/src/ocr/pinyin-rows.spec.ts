import fc from 'fast-check';
import sharp from 'sharp';
import { type AnnotatedLine, drawPage, type PlacedText, placeLines, placeWithPinyin } from '../../test/drawn-pages.ts';
import { findInk } from './ink.ts';
import { findSmallRows } from './pinyin-rows.ts';

const LINES: readonly AnnotatedLine[] = [
  ['夏天的夜晚真安静', 'xià tiān de yè wǎn zhēn ān jìng'],
  ['池塘里有很多青蛙', 'chí táng lǐ yǒu hěn duō qīng wā'],
  ['爷爷给我讲星星的故事', 'yé ye gěi wǒ jiǎng xīng xing de gù shi'],
  ['我听着听着睡着了', 'wǒ tīng zhe tīng zhe shuì zháo le'],
];
const FRAME = { width: 1_000, height: 900 };

/** The tops of the small rows of a page in its middle, from above. */
async function topsOfSmallRows(texts: readonly PlacedText[], degrees = 0): Promise<number[]> {
  const page = await drawPage(texts, FRAME);
  const turned = sharp(page).rotate(degrees, { background: '#887' });
  const { data, info } = await turned.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return findSmallRows(findInk({ data, width, height }))
    .map(({ bandAt }) => bandAt(width / 2)?.top ?? Infinity)
    .toSorted((a, b) => a - b);
}

it('finds each row of pinyin, whatever the sizes and spaces, also in an inclined photo', async () => {
  const layouts = fc.record({
    size: fc.integer({ min: 48, max: 76 }),
    share: fc.double({ min: 0.37, max: 0.46, noNaN: true }),
    gap: fc.integer({ min: 4, max: 24 }),
    below: fc.integer({ min: 24, max: 70 }),
    degrees: fc.integer({ min: -3, max: 3 }),
  });
  const property = fc.asyncProperty(layouts, async ({ size, share, gap, below, degrees }) => {
    const pinyinSize = Math.round(size * share);
    const beside = size * 1.2;
    const texts = placeWithPinyin(LINES, { size, pinyinSize, beside, gap, below });
    const tops = await topsOfSmallRows(texts, degrees);
    const distance = pinyinSize + gap + size + below;
    for (const line of LINES.keys()) {
      const [first = 0] = tops;
      expect(tops.some((top) => Math.abs(top - first - line * distance) < pinyinSize)).toBe(true);
    }
  });
  await fc.assert(property, { numRuns: 15 });
});

it.each([
  ['lines of one size', placeLines(LINES.map(([characters]) => characters))],
  [
    'a page of small writing',
    placeLines(
      LINES.map(([characters]) => characters),
      { size: 24, distance: 40 },
    ),
  ],
  ['nothing', []],
])('finds none on %s', async (_, texts) => {
  expect(await topsOfSmallRows(texts)).toEqual([]);
});
