import type { Rectangle, RgbImage } from './rgb-image.ts';

/** The maximum height of a tile in pixels. */
export const TILE_HEIGHT = 1_600;
/** The share of a tile, at its end, in which the row to cut at is searched. It is higher than a line of writing. */
const SEARCHED_SHARE = 0.25;

/**
 * Divides an image that is too high for the detector into tiles. They are cut where the rows have the least writing, so that no line is cut
 * into two.
 */
export function* splitIntoTiles(image: RgbImage): Generator<Rectangle> {
  let top = 0;
  while (image.height - top > TILE_HEIGHT) {
    const bottom = findEmptyRow(image, top + Math.round(TILE_HEIGHT * (1 - SEARCHED_SHARE)), top + TILE_HEIGHT);
    yield { left: 0, top, width: image.width, height: bottom - top };
    top = bottom;
  }
  yield { left: 0, top, width: image.width, height: image.height - top };
}

/** Returns the middle of the longest run of rows in which neighbouring pixels differ least. */
function findEmptyRow(image: RgbImage, from: number, to: number): number {
  const edges = Array.from({ length: to - from }, (_, index) => edgesInRow(image, from + index));
  const limit = Math.min(...edges) * 1.2 + 1;
  let longest = { start: 0, length: 0 };
  let start = 0;
  edges.forEach((value, index) => {
    if (value > limit) start = index + 1;
    else if (index + 1 - start > longest.length) longest = { start, length: index + 1 - start };
  });
  return from + longest.start + Math.ceil(longest.length / 2);
}

/** The sum of the differences between the green values of neighbouring pixels. */
function edgesInRow({ data, width }: RgbImage, row: number): number {
  let sum = 0;
  for (let position = (row * width + 1) * 3 + 1; position < (row + 1) * width * 3; position += 3)
    sum += Math.abs(data[position]! - data[position - 3]!);
  return sum;
}
