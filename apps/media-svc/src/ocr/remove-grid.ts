import { findDarkPixels, findInk, type Ink, slopeOfRows } from './ink.ts';
import type { RgbImage } from './rgb-image.ts';
import { directionInCells, type SquaredPaper } from './writing-in-cells.ts';

/** A line of a grid is so thin, and so long without a gap, in pixels. */
const MAX_THICKNESS = 6;
const MIN_LENGTH = 36;
/** Parts of lines that are so near to each other across the line are parts of one, because paper is not flat. In pixels. */
const MAX_OFFSET = 3;
/** The share of the length of the longest line that lines of a grid have at least. */
const MIN_LINE_SHARE = 0.4;
/** The share of the length of the whole grid that a line covers at least, measured in units of so many pixels. */
const MIN_COVERED_SHARE = 0.4;
const LENGTH_UNIT = 8;
/** A grid has so many lines in both directions. */
const MIN_LINES = 4;
/** Writing is at most so bright, as a share of the brightness of the paper; lines of a grid are lighter if they have a colour. */
const WRITING_BRIGHTNESS = 0.55;
/** The share of the pixels of lines that are lighter than writing if the lines have a colour. */
const MIN_LIGHT_SHARE = 0.7;
/** The side of the squares in which the colour of the paper is measured, in pixels; the share of their pixels that is darker. */
const SQUARE = 64;
const PAPER_PERCENTILE = 0.7;
/** The pixels around writing that belong to it, because it has no sharp edges. */
const EDGE_PIXELS = 2;

/** A page without the lines of its grid. */
interface PageWithoutGrid {
  readonly image: RgbImage;
  /** Whether the writing in the cells runs from top to bottom; null when the cells do not say. */
  readonly runsDownwards: boolean | null;
}

/**
 * Removes the lines of squared paper, which become characters (口) or join columns. Afterwards, characters are as far from the next one beside as
 * from the next one below, so the filled cells say in which direction they are read.
 * @returns the image itself when it has no grid
 */
export function removeGrid(image: RgbImage): PageWithoutGrid {
  const ink = findInk(image);
  const grid = findGrid(ink);
  if (!grid) return { image, runsDownwards: null };
  const writing = findDarkPixels(brightestColours(image), WRITING_BRIGHTNESS).mask;
  const light = grid.pixels.filter((pixel) => writing[pixel] === 0).length;
  const isLight = light > grid.pixels.length * MIN_LIGHT_SHARE;
  const kept = isLight ? widen({ ...ink, mask: writing }) : new Uint8Array(writing.length).fill(1);
  for (const pixel of grid.pixels) writing[pixel] = 0;
  if (!isLight) for (const pixel of grid.pixels) kept[pixel] = 0;
  return { image: fillWithPaper(image, kept), runsDownwards: directionInCells({ ...ink, mask: writing }, grid) };
}

function brightestColours({ data, width, height }: RgbImage): { values: Uint8Array; width: number; height: number } {
  const values = new Uint8Array(width * height);
  for (let pixel = 0; pixel < values.length; pixel += 1)
    values[pixel] = Math.max(data[pixel * 3]!, data[pixel * 3 + 1]!, data[pixel * 3 + 2]!);
  return { values, width, height };
}

/** The lines of a grid, as if the page were not inclined. */
interface Grid extends SquaredPaper {
  readonly pixels: readonly number[];
}

function findGrid(ink: Ink): Grid | null {
  const across = thinRuns(ink, 1, ink.width);
  const down = thinRuns(ink, ink.width, 1);
  if (across.length === 0 || down.length === 0) return null;
  const slope = slopeOfRows(ink);
  const { width, height } = ink;
  const xOf = (pixel: number): number => (pixel % width) + (Math.floor(pixel / width) - height / 2) * slope;
  const yOf = (pixel: number): number => Math.floor(pixel / width) - ((pixel % width) - width / 2) * slope;
  const rows = selectLines(across, yOf, xOf);
  const columns = selectLines(down, xOf, yOf);
  if (!rows || !columns) return null;
  return { pixels: [...rows.pixels, ...columns.pixels], rows: rows.positions, columns: columns.positions, xOf, yOf };
}

/** The pixels in runs of ink that are long in one direction and thin in the other one. A step leads to the next pixel in a direction. */
function thinRuns({ mask, width, height }: Ink, step: number, stepAcross: number): number[] {
  const found: number[] = [];
  const length = step === 1 ? width : height;
  const count = step === 1 ? height : width;
  for (let line = 0; line < count; line += 1) {
    let start = 0;
    for (let at = 0; at <= length; at += 1) {
      if (at < length && mask[line * stepAcross + at * step] === 1) continue;
      if (at - start >= MIN_LENGTH)
        for (let index = start; index < at; index += 1) {
          const pixel = line * stepAcross + index * step;
          if (isThin(mask, pixel, stepAcross)) found.push(pixel);
        }
      start = at + 1;
    }
  }
  return found;
}

function isThin(mask: Uint8Array, pixel: number, step: number): boolean {
  let thickness = 1;
  for (let at = pixel - step; mask[at] === 1 && thickness <= MAX_THICKNESS; at -= step) thickness += 1;
  for (let at = pixel + step; mask[at] === 1 && thickness <= MAX_THICKNESS; at += step) thickness += 1;
  return thickness <= MAX_THICKNESS;
}

/** Selects the pixels on long lines by their position across the lines and along them; null when there are too few lines. */
function selectLines(
  pixels: readonly number[],
  acrossOf: (pixel: number) => number,
  alongOf: (pixel: number) => number,
): { pixels: number[]; positions: number[] } | null {
  const offsets = pixels.map((pixel) => Math.round(acrossOf(pixel)));
  const [least, greatest] = extremes(offsets);
  const first = least - MAX_OFFSET - 1;
  const counts = new Int32Array(greatest - first + MAX_OFFSET + 2);
  for (const offset of offsets)
    for (let near = -MAX_OFFSET; near <= MAX_OFFSET; near += 1) counts[offset - first + near]! += 1;
  const limit = counts.reduce((most, count) => Math.max(most, count), 0) * MIN_LINE_SHARE;
  const lines: { first: number; last: number }[] = [];
  for (let at = 1; at < counts.length; at += 1)
    if (counts[at]! >= limit) {
      if (counts[at - 1]! < limit) lines.push({ first: at + first, last: at + first });
      lines.at(-1)!.last = at + first;
    }
  const along = pixels.map((pixel) => Math.round(alongOf(pixel) / LENGTH_UNIT));
  const [start, end] = extremes(along);
  const long = lines.filter(({ first: from, last: to }) => {
    const covered = new Set(along.filter((_, index) => offsets[index]! >= from && offsets[index]! <= to));
    return covered.size > (end - start) * MIN_COVERED_SHARE;
  });
  if (long.length < MIN_LINES) return null;
  return {
    pixels: pixels.filter((_, index) =>
      long.some(({ first: from, last: to }) => offsets[index]! >= from && offsets[index]! <= to),
    ),
    positions: long.map(({ first: from, last: to }) => (from + to) / 2),
  };
}

const extremes = (numbers: readonly number[]): [number, number] => {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of numbers) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
};

/** Sets the pixels around those that are set. */
function widen({ mask, width, height }: Ink): Uint8Array {
  const wide = new Uint8Array(mask.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (mask[y * width + x] === 0) continue;
      for (let nearY = Math.max(0, y - EDGE_PIXELS); nearY <= Math.min(height - 1, y + EDGE_PIXELS); nearY += 1)
        wide.fill(
          1,
          nearY * width + Math.max(0, x - EDGE_PIXELS),
          nearY * width + Math.min(width, x + EDGE_PIXELS + 1),
        );
    }
  return wide;
}

/** Gives what is not kept, and is darker than the paper around it, the colour of this paper. */
function fillWithPaper({ data, width, height }: RgbImage, kept: Uint8Array): RgbImage {
  const filled = new Uint8Array(data);
  const counts = new Uint32Array(256);
  for (let top = 0; top < height; top += SQUARE)
    for (let left = 0; left < width; left += SQUARE)
      for (let colour = 0; colour < 3; colour += 1) {
        const [right, bottom] = [Math.min(width, left + SQUARE), Math.min(height, top + SQUARE)];
        counts.fill(0);
        for (let y = top; y < bottom; y += 1)
          for (let x = left; x < right; x += 1) counts[data[(y * width + x) * 3 + colour]!]! += 1;
        const darker = (bottom - top) * (right - left) * PAPER_PERCENTILE;
        let paper = 0;
        for (let sum = counts[0]!; sum < darker; sum += counts[paper]!) paper += 1;
        for (let y = top; y < bottom; y += 1)
          for (let x = left; x < right; x += 1) {
            const at = (y * width + x) * 3 + colour;
            if (kept[y * width + x] === 0 && data[at]! < paper) filled[at] = paper;
          }
      }
  return { data: filled, width, height };
}
