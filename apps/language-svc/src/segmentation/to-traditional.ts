import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { IN_BOTH_SCRIPTS } from './characters-of-both-scripts.ts';
import { toSimplified } from './to-simplified.ts';
import { toTaiwanCharacters, toTaiwanVariants } from './to-taiwan-characters.ts';

const usualVariants = new Map(
  readDataFile('segmentation/traditional-variants.tsv', {
    columns: { character: textColumn, usual: textColumn },
    key: ['character'],
  }).map((row) => [row.character, row.usual]),
);
const ANY_VARIANT = new RegExp(`[${[...usualVariants.keys()].join('')}]`, 'g');

/**
 * Converts a word to traditional characters (Taiwan standard), as it is mostly written. The result has as many UTF-16 units as the word. In a
 * sentence, where its reading and its neighbours decide, `TraditionalForms` converts it.
 */
export function toTraditional(word: string): string {
  const converted = convertToSameLength(word);
  return isWrittenInTraditional(word, toSimplified(word), converted) ? word : converted;
}

/**
 * Whether a text is written mostly in traditional characters: more of its characters differ from the simplified than from the traditional text.
 * Such a text is not converted, because a character of both scripts, such as 后 or 里, is meant as it is written there.
 */
export function isWrittenInTraditional(text: string, simplified: string, traditional: string): boolean {
  return countDifferences(text, simplified) > countDifferences(text, traditional);
}

/**
 * Whether a character that differs from the traditional form of its word occurs in simplified texts only: 国 does, 后 does not. 么 is compared
 * separately, because OpenCC takes it for another character.
 */
export const isOnlySimplified = (character: string): boolean =>
  character === '么' ||
  (!IN_BOTH_SCRIPTS.test(character) &&
    convertToSameLength(character) !== character &&
    toSimplified(character) === character);

function convertToSameLength(text: string): string {
  const converted = convert(text);
  if (converted.length === text.length) return converted;
  return Array.from(text, (character) => {
    const one = convert(character);
    return one.length === character.length ? one : character;
  }).join('');
}

function countDifferences(one: string, other: string): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) count += 1;
  return count;
}

const convert = (text: string): string => toUsualVariants(toTaiwanCharacters(text));

/** Replaces the characters that are unusual in Taiwan in a text in traditional characters. */
export const toUsualVariants = (traditional: string): string =>
  toTaiwanVariants(traditional).replace(ANY_VARIANT, (character) => usualVariants.get(character) ?? character);
