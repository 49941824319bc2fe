import { findDarkPixels, findInk, type Ink, slopeOfRows } from './ink.ts';
import type { RgbImage } from './rgb-image.ts';
import { directionInCells, type SquaredPaper } from './writing-in-cells.ts';

/** The maximum thickness of a grid line, and the minimum length of a part of it without a gap, in pixels. */
const MAX_THICKNESS = 6;
const MIN_LENGTH = 36;
/** Parts of lines are parts of one line if their distance across the line is at most this, in pixels, because paper is not flat. */
const MAX_OFFSET = 3;
/** The minimum length of a grid line, as a share of the longest line. */
const MIN_LINE_SHARE = 0.4;
/** The minimum share of the grid's length that a line covers, measured in units of `LENGTH_UNIT` pixels. */
const MIN_COVERED_SHARE = 0.4;
const LENGTH_UNIT = 8;
/** The minimum number of lines of a grid in each direction. */
const MIN_LINES = 4;
/** The maximum brightness of writing, as a share of the paper's brightness. Coloured lines of a grid are lighter. */
const WRITING_BRIGHTNESS = 0.55;
/** Lines have a colour if at least this share of their pixels is lighter than writing. */
const MIN_LIGHT_SHARE = 0.7;
/** The side in pixels of the squares in which the colour of the paper is measured, and the percentile of their colours that is the paper's. */
const SQUARE = 64;
const PAPER_PERCENTILE = 0.7;
/** The number of pixels around writing that belong to the writing, because writing has no sharp edges. */
const EDGE_PIXELS = 2;

/** A page without the lines of its grid. */
interface PageWithoutGrid {
  readonly image: RgbImage;
  /** Whether the writing in the cells runs from top to bottom; null when the filled cells do not show this. */
  readonly runsDownwards: boolean | null;
}

/**
 * Removes the lines of squared paper, which would be read as characters (口) or join columns. On squared paper, characters are equally far from their
 * neighbours in both directions, so the direction of the writing is derived from the filled cells.
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

/**
 * Returns the pixels in runs of ink that are long in one direction and thin across it. `step` and `stepAcross` lead to the next pixel in each
 * direction.
 */
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

/** Sets the pixels around the pixels that are set. */
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

/** Gives pixels that are darker than the surrounding paper, and not in `kept`, the colour of the paper. */
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
