import { toSimplified } from './to-simplified.ts';
import { toTaiwanCharacters } from './to-taiwan-characters.ts';

/**
 * Converts a text to traditional characters (Taiwan standard). The result has as many UTF-16 units as the original, so indexes are the same
 * in both. A text that is written mostly in traditional characters is returned unchanged, because a character of both scripts, such as 后
 * or 里, is meant as it is written there.
 */
export function toTraditional(original: string): string {
  const converted = convert(original);
  if (countDifferences(original, toSimplified(original)) > countDifferences(original, converted)) return original;
  return converted;
}

function convert(original: string): string {
  const converted = toTaiwanCharacters(original);
  if (converted.length === original.length) return converted;
  return Array.from(original, (character) => {
    const one = toTaiwanCharacters(character);
    return one.length === character.length ? one : character;
  }).join('');
}

function countDifferences(one: string, other: string): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) count += 1;
  return count;
}
