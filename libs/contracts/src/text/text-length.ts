/**
 * The most UTF-16 units that a character of a text has on average. The longest emoji of Unicode, two people with skin tones who kiss, has 15;
 * a text with more has been made to fill the storage.
 */
export const UNITS_PER_CHARACTER_MAX = 16;

let segmenter: Intl.Segmenter | undefined;

/** Divides a text into its characters. The segmenter is created at its first use: it takes a phone 50 ms, which a page that opens does not have. */
function segmentCharacters(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Letters, ideographs and punctuation that are characters of their own beside each other, because nothing joins them (UAX #29). */
const SEPARATE = String.raw`[\n -~\u00C0-\u02FF\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uFF01-\uFF60]`;
const BETWEEN_SEPARATE = new RegExp(`(?<=${SEPARATE})${SEPARATE}(?=${SEPARATE})`, 'g');

/**
 * Returns the number of characters that people see (extended grapheme clusters): é counts as one however it is written, and so does 👨‍👩‍👧.
 * `Intl.Segmenter` takes 4 µs for each, which is felt at each key in a long text; so it divides only the ones that may be joined.
 */
export function countCharacters(text: string): number {
  const joinable = text.replaceAll(BETWEEN_SEPARATE, '');
  let count = text.length - joinable.length;
  for (const _ of segmentCharacters(joinable)) count += 1;
  return count;
}

/**
 * Returns the length of a typed text as its limit counts it: the characters that people see in its normal form, or its UTF-16 units divided
 * by 16 where these are more. A schema of the same normal form accepts the text if the result is at most its limit.
 */
export function typedLength(typed: string, normalize: (text: string) => string): number {
  const text = normalize(typed);
  return Math.max(countCharacters(text), Math.ceil(Math.max(typed.length, text.length) / UNITS_PER_CHARACTER_MAX));
}

/**
 * Whether a text has at most `max` characters, as people see them, and at most 16 UTF-16 units for each. A text of no more units than
 * `max` is not divided into characters.
 */
export function fitsCharacters(text: string, max: number): boolean {
  return text.length <= max || (text.length <= max * UNITS_PER_CHARACTER_MAX && countUpTo(text, max + 1) <= max);
}

/** Whether several texts together have at most `max` characters, as people see them. */
export const fitTogether = (texts: readonly string[], max: number): boolean =>
  sum(texts.map(({ length }) => length)) <= max || sum(texts.map(countCharacters)) <= max;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the beginning of a text that fits: whole characters, at most `max`. */
export function truncateCharacters(text: string, max: number): string {
  if (fitsCharacters(text, max)) return text;
  let [count, end] = [0, 0];
  for (const { segment } of segmentCharacters(text)) {
    if (count === max || end + segment.length > max * UNITS_PER_CHARACTER_MAX) break;
    count += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** Counts the characters of a text until there are `enough`. */
function countUpTo(text: string, enough: number): number {
  let count = 0;
  for (const _ of segmentCharacters(text)) if (++count === enough) break;
  return count;
}
