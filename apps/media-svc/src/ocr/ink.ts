import type { RgbImage } from './rgb-image.ts';

/** The side of the squares in which the brightness of the paper is measured, in pixels. */
const SQUARE = 64;
/** The brightness of the paper is this percentile of the pixels around a pixel. */
const PAPER_PERCENTILE = 0.8;
/** A pixel is ink if it is darker than this share of the paper's brightness. */
const INK_BRIGHTNESS = 0.8;
/** The largest slope that is tried, in radians, and the number of slopes on each side of 0. */
const MAX_SLOPE = 0.1;
const STEPS_PER_SIDE = 30;
/** The number of pixels of ink with which a slope is measured. */
const SAMPLED_PIXELS = 10_000;

/** Which pixels of an image are darker than the paper around them. */
export interface Ink {
  /** 1 for a pixel of ink, else 0, row by row. */
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Finds dark ink on lighter paper, also where light is uneven. */
export function findInk({ data, width, height }: RgbImage): Ink {
  const values = new Uint8Array(width * height);
  for (let pixel = 0; pixel < values.length; pixel += 1) values[pixel] = data[pixel * 3 + 1]!;
  return findDarkPixels({ values, width, height }, INK_BRIGHTNESS);
}

/**
 * Finds the pixels that are darker than a share of the brightness of the paper around them.
 * @param gray the brightness of each pixel, from 0 to 255
 */
export function findDarkPixels(
  { values, width, height }: { readonly values: Uint8Array; readonly width: number; readonly height: number },
  share: number,
): Ink {
  const mask = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let top = 0; top < height; top += SQUARE)
    for (let left = 0; left < width; left += SQUARE) {
      const [right, bottom] = [Math.min(width, left + SQUARE), Math.min(height, top + SQUARE)];
      counts.fill(0);
      for (let y = top; y < bottom; y += 2) for (let x = left; x < right; x += 2) counts[values[y * width + x]!]! += 1;
      const lighterThanPaper = Math.ceil((bottom - top) / 2) * Math.ceil((right - left) / 2) * (1 - PAPER_PERCENTILE);
      let paper = 255;
      for (let lighter = counts[255]!; lighter < lighterThanPaper; lighter += counts[paper]!) paper -= 1;
      const limit = paper * share;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) if (values[y * width + x]! < limit) mask[y * width + x] = 1;
    }
  return { mask, width, height };
}

/** Clears the ink that touches a side of the image: it belongs to the surroundings of the paper. */
export function clearSurroundings({ mask, width, height }: Ink): Ink {
  const ink = { mask: new Uint8Array(mask), width, height };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) clearFrom(y * width + x, ink);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) clearFrom(y * width + x, ink);
  return ink;
}

/** Clears the connected area of a pixel. */
function clearFrom(first: number, { mask, width }: Ink): void {
  const pending = [first];
  for (let pixel = pending.pop(); pixel !== undefined; pixel = pending.pop()) {
    if (mask[pixel] !== 1) continue;
    mask[pixel] = 0;
    pending.push(pixel - width, pixel + width);
    if (pixel % width > 0) pending.push(pixel - 1);
    if (pixel % width < width - 1) pending.push(pixel + 1);
  }
}

/**
 * Returns the slope at which the rows of ink are most distinct from the spaces between them, in radians; positive when they descend to the
 * right.
 */
export function slopeOfRows({ mask, width, height }: Ink): number {
  // Only the upper edges of ink count: the shadow at a side of a photo has no upper edge, or one with the slope of the paper.
  const edges: number[] = [];
  for (let pixel = width; pixel < mask.length; pixel += 1)
    if (mask[pixel] === 1 && mask[pixel - width] === 0) edges.push(pixel);
  const step = Math.max(1, Math.ceil(edges.length / SAMPLED_PIXELS));
  const sampled = Int32Array.from(edges.filter((_, index) => index % step === 0));
  const xs = sampled.map((pixel) => pixel % width);
  const ys = sampled.map((pixel) => Math.floor(pixel / width));
  const margin = Math.ceil(width * MAX_SLOPE) + 1;
  const counts = new Int32Array(height + 2 * margin);
  let best = { slope: 0, contrast: 0 };
  for (let n = -STEPS_PER_SIDE; n <= STEPS_PER_SIDE; n += 1) {
    const slope = (n * MAX_SLOPE) / STEPS_PER_SIDE;
    counts.fill(0);
    for (let index = 0; index < xs.length; index += 1)
      counts[Math.floor(ys[index]! - xs[index]! * slope) + margin]! += 1;
    let contrast = 0;
    for (let row = 2; row < counts.length; row += 1) contrast += (counts[row]! - counts[row - 2]!) ** 2;
    if (contrast > best.contrast) best = { slope, contrast };
  }
  return best.slope;
}
