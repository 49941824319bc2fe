import { commonCharacters } from './common-characters.ts';
import { moreCharacters } from './more-characters.ts';
import type { BuiltInTranslation } from './translation-table.ts';

const table = new Map([...moreCharacters, ...commonCharacters].map((entry) => [entry.character, entry]));

/**
 * What the product itself says of a character, for page and service alike: some 50 characters to learn and some 70 more.
 * A teacher wrote these, so they go before the dictionary's.
 */
export function builtInTranslation(character: string): BuiltInTranslation | undefined {
  return table.get(character);
}
