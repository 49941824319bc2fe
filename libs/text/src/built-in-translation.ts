import { additionalCharacters } from './additional-characters.ts';
import type { BuiltInTranslation } from './character-table.ts';
import { commonCharacters } from './common-characters.ts';

const table = new Map([...additionalCharacters, ...commonCharacters].map((entry) => [entry.character, entry]));

/**
 * The built-in translation of a character, for the 50 common characters and about 70 others; undefined for all others.
 * A teacher wrote them, so they take precedence over the dictionary.
 */
export function findBuiltInTranslation(character: string): BuiltInTranslation | undefined {
  return table.get(character);
}
