import { findConnectedAreas } from './connected-areas.ts';
import { clearSurroundings, findInk, type Ink } from './ink.ts';
import { countLetters, type LetterCounts } from './pinyin-letters.ts';
import { findSmallRows, medianOf, type SmallRow } from './pinyin-rows.ts';
import type { RgbImage } from './rgb-image.ts';
import type { TextRecognizer } from './text-recognizer.ts';

/** How far letters extend above and below letters such as a, in heights of an a: b and tone marks above, g and y below. */
const MAX_ABOVE = 1.3;
const MAX_BELOW = 0.9;
/** The maximum distance from the top of letters such as a to the top of a letter. An area that begins lower is a part of a character. */
const MAX_BEGINNING = 0.6;
/** The number of pixels around ink that belong to the ink, because ink has no sharp edges. */
const EDGE_PIXELS = 3;
/**
 * The minimum share of letters in words of pinyin, among all letters in the small rows of a page. When the engine misreads a letter of many words,
 * `MIN_PAGE_SYLLABLE_SHARE` of the letters in pinyin syllables is enough. English lines have less than three quarters.
 */
const MIN_PINYIN_SHARE = 0.6;
const MIN_PAGE_SYLLABLE_SHARE = 0.84;
/** The number of letters from which a page counts as pinyin without any tone mark, because the engine often misses tone marks. */
const MANY_LETTERS = 20;
/** The share of the letters of one row that must be in syllables of pinyin, on a page with pinyin. */
const MIN_ROW_SYLLABLE_SHARE = 0.7;

/** The letters of a row of small letters. */
interface Letters {
  readonly row: SmallRow;
  /** The pixels of each connected area: a letter, or a part of one. */
  readonly areas: Int32Array[];
}

/**
 * Removes pinyin above characters, as in school books: rows of small letters closely above rows of larger characters. The detector would take both
 * rows for one line, or a syllable with its character for a column. Other small letters stay.
 * @returns the image itself when it has no pinyin above characters
 */
export async function removePinyin(image: RgbImage, recognizer: TextRecognizer): Promise<RgbImage> {
  const ink = clearSurroundings(findInk(image));
  const rows = findSmallRows(ink);
  if (rows.length === 0) return image;
  const pinyinRows: Letters[] = [];
  const page = { letters: 0, pinyin: 0, inSyllables: 0, toneMarks: 0 };
  for (const row of findLetters(ink, rows)) {
    const { text } = await recognizer.recognize(drawLetters(image, ink, row));
    const counts = countLetters(text);
    page.letters += counts.letters;
    page.pinyin += counts.pinyin;
    page.inSyllables += counts.inSyllables;
    page.toneMarks += counts.toneMarks;
    if (counts.inSyllables > counts.letters * MIN_ROW_SYLLABLE_SHARE) pinyinRows.push(row);
  }
  if (!hasPinyin(page)) return image;
  const data = new Uint8Array(image.data);
  for (const { areas } of pinyinRows) for (const area of areas) erase(data, ink, area);
  return { ...image, data };
}

const hasPinyin = ({ letters, pinyin, inSyllables, toneMarks }: LetterCounts): boolean =>
  (pinyin >= letters * MIN_PINYIN_SHARE || inSyllables >= letters * MIN_PAGE_SYLLABLE_SHARE) &&
  (letters >= MANY_LETTERS || (toneMarks > 0 && letters > 0));

/** Collects, for each of the given rows of pinyin, the connected areas of ink that are its letters. */
function findLetters(ink: Ink, rows: readonly SmallRow[]): Letters[] {
  const letters = rows.map((row): Letters => ({ row, areas: [] }));
  for (const { pixels, left, right, top, bottom } of findConnectedAreas((pixel) => ink.mask[pixel] === 1, ink)) {
    const found = letters.find(({ row }) => {
      const band = row.bandAt((left + right) / 2);
      if (!band) return false;
      const height = band.bottom - band.top;
      return (
        top >= band.top - height * MAX_ABOVE &&
        top <= band.top + height * MAX_BEGINNING &&
        bottom <= band.bottom + height * MAX_BELOW
      );
    });
    found?.areas.push(pixels.slice());
  }
  return letters.filter(({ areas }) => areas.length > 0);
}

/** Draws the letters of a row on white, without anything else of the image. */
function drawLetters(image: RgbImage, ink: Ink, { row, areas }: Letters): RgbImage {
  const drop = (pixel: number): number => Math.round(row.slope * ((pixel % ink.width) - ink.width / 2));
  const x = (pixel: number): number => pixel % ink.width;
  const y = (pixel: number): number => Math.floor(pixel / ink.width) - drop(pixel);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const area of areas)
    for (const pixel of area) {
      left = Math.min(left, x(pixel));
      right = Math.max(right, x(pixel));
      top = Math.min(top, y(pixel));
      bottom = Math.max(bottom, y(pixel));
    }
  const margin = 2 * EDGE_PIXELS;
  const [width, height] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const area of areas)
    for (const pixel of area)
      for (const near of pixelsAround(pixel, ink)) {
        const [column, line] = [x(near) - left + margin, y(near) - top + margin];
        if (column < 0 || column >= width || line < 0 || line >= height) continue;
        for (let colour = 0; colour < 3; colour += 1)
          data[(line * width + column) * 3 + colour] = image.data[near * 3 + colour]!;
      }
  return { data, width, height };
}

function* pixelsAround(pixel: number, { width, height }: Ink): Generator<number> {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let nearY = Math.max(0, y - EDGE_PIXELS); nearY <= Math.min(height - 1, y + EDGE_PIXELS); nearY += 1)
    for (let nearX = Math.max(0, x - EDGE_PIXELS); nearX <= Math.min(width - 1, x + EDGE_PIXELS); nearX += 1)
      yield nearY * width + nearX;
}

/** Gives an area of ink, with its edges, the colour of the paper around it. */
function erase(data: Uint8Array, ink: Ink, area: Int32Array): void {
  const around = new Set<number>();
  for (const pixel of area) for (const near of pixelsAround(pixel, ink)) if (ink.mask[near] === 0) around.add(near);
  const paper = [0, 1, 2].map((colour) => medianOf([...around].map((pixel) => data[pixel * 3 + colour]!)));
  for (const pixels of [area, around])
    for (const pixel of pixels) for (let colour = 0; colour < 3; colour += 1) data[pixel * 3 + colour] = paper[colour]!;
}
