import { furtherBuiltInTranslations } from './additional-characters.ts';
import type { BuiltInTranslation } from './character-table.ts';
import { commonCharacters } from './common-characters.ts';

const table = new Map([...furtherBuiltInTranslations, ...commonCharacters].map((entry) => [entry.character, entry]));

/**
 * Returns the product's own translation of a character; undefined for all but the 50 common characters and about 70 others. A teacher wrote
 * these translations, so they take precedence over the dictionary.
 */
export function findBuiltInTranslation(character: string): BuiltInTranslation | undefined {
  return table.get(character);
}
