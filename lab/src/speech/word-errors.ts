import { distance } from 'fastest-levenshtein';
import { Converter } from 'opencc-js/t2cn';

/** A Chinese character, or a word of a language that separates words. */
const UNIT = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'])+/gu;
const toSimplified = Converter({ from: 'tw', to: 'cn' });

/**
 * Divides a text into the units of the mixed error rate: Chinese characters and words of other languages. Punctuation, spaces, case, the width
 * of letters and the script of Chinese do not count, because no speaker says them.
 */
export const speechUnits = (text: string): string[] =>
  toSimplified(text.normalize('NFKC').replaceAll('’', "'").toLowerCase()).match(UNIT) ?? [];

/** The number of units that must be changed, added or left out to make one text of the other, and how many the right text has. */
export interface WordErrors {
  readonly errors: number;
  readonly units: number;
}

export function countWordErrors(spoken: string, recognized: string): WordErrors {
  const ids = new Map<string, string>();
  // The library compares strings, so each unit becomes one character.
  const encode = (units: readonly string[]): string =>
    units.map((unit) => ids.get(unit) ?? (ids.set(unit, String.fromCharCode(ids.size + 1)), ids.get(unit))).join('');
  const right = speechUnits(spoken);
  return { errors: distance(encode(right), encode(speechUnits(recognized))), units: right.length };
}
