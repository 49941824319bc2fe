import { findConnectedAreas } from './connected-areas.ts';
import type { RgbImage } from './rgb-image.ts';

/** The numbers one to three, which consist of horizontal strokes only. The engine does not recognize such strokes as writing. */
const numbersByStrokes: Readonly<Record<number, string>> = { 1: '一', 2: '二', 3: '三' };
/** The minimum and maximum ratio of a stroke's width to its height. A longer mark is a line of the paper. */
const MIN_STROKE_RATIO = 3;
const MAX_STROKE_RATIO = 30;
/** A mark is a speck if its width and height are less than this share of the image's. */
const MIN_STROKE_SHARE = 0.05;
/** The least difference between ink and paper, from 0 to 255. */
const MIN_CONTRAST = 60;

/**
 * Recognizes an image with nothing but the horizontal strokes of 一, 二 or 三. Lines of the paper are ignored if their colour is not the ink's, or if
 * they reach from one side of the image to the other.
 * @returns null when the image shows anything else
 */
export const findHorizontalStrokes = (image: RgbImage): string | null =>
  readStrokes(image, chooseColours(image, Math.max)) ??
  readStrokes(image, chooseColours(image, Math.min)) ??
  readStrokes(
    image,
    image.data.filter((_, index) => index % 3 === 1),
  );

/** Reduces each pixel to one of its three colours, which `choose` selects: coloured lines are light in the greatest colour, and dark in the least. */
function chooseColours({ data }: RgbImage, choose: (...values: number[]) => number): Uint8Array {
  const values = new Uint8Array(data.length / 3);
  for (let pixel = 0; pixel < values.length; pixel += 1)
    values[pixel] = choose(data[pixel * 3]!, data[pixel * 3 + 1]!, data[pixel * 3 + 2]!);
  return values;
}

function readStrokes({ width, height }: RgbImage, values: Uint8Array): string | null {
  const ink = findInk(values);
  if (!ink) return null;
  const strokes = [];
  for (const { left, right, top, bottom } of findConnectedAreas(ink, { width, height })) {
    const [length, thickness] = [right - left + 1, bottom - top + 1];
    if (length === width || thickness === height) continue;
    if (Math.max(length / width, thickness / height) < MIN_STROKE_SHARE) continue;
    const ratio = length / thickness;
    if (ratio < MIN_STROKE_RATIO || ratio > MAX_STROKE_RATIO) return null;
    strokes.push({ left, right });
  }
  // Each stroke lies above the next one.
  const areStacked = Math.max(...strokes.map(({ left }) => left)) < Math.min(...strokes.map(({ right }) => right));
  return areStacked ? (numbersByStrokes[strokes.length] ?? null) : null;
}

/**
 * Returns a function that tells ink from paper. The paper has the commonest brightness, the ink the brightness farthest from it; a pixel is ink if
 * its brightness is nearer to the ink's. Null for an image without contrast.
 */
function findInk(values: Uint8Array): ((pixel: number) => boolean) | null {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]! += 1;
  const paper = counts.indexOf(Math.max(...counts));
  const darkest = counts.findIndex((count) => count > 0);
  const lightest = counts.findLastIndex((count) => count > 0);
  const ink = paper - darkest >= lightest - paper ? darkest : lightest;
  if (Math.abs(ink - paper) < MIN_CONTRAST) return null;
  return (pixel) => Math.abs(values[pixel]! - ink) < Math.abs(values[pixel]! - paper);
}
