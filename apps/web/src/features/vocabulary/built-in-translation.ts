import { type BuiltInTranslation, commonCharacters, moreCharacters } from '@memory/text';

const table = new Map([...moreCharacters, ...commonCharacters].map((entry) => [entry.character, entry]));

/** The reading and meaning of a character that the page knows by itself. */
export function builtInTranslation(character: string): BuiltInTranslation | undefined {
  return table.get(character);
}
