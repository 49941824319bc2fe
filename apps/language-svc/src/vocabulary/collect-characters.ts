import { isBasicChineseCharacter } from '@memory/text';
import type { EntryText } from '../peers/journal-client.ts';

/** A Chinese character that occurs in a user's entries. */
export interface CollectedCharacter {
  character: string;
  /** The id of the newest entry that contains the character. */
  entryId: string;
}

/**
 * Collects the different Chinese characters (U+4E00–9FFF) of a user's entries. Characters of newer entries come first; within one entry,
 * the characters that occur most often in all entries come first.
 * @param entries the texts of the entries, newest first
 */
export async function collectCharacters(entries: AsyncIterable<EntryText>): Promise<CollectedCharacter[]> {
  const byCharacter = new Map<string, { entryId: string; entryIndex: number; occurrences: number }>();
  let entryIndex = 0;
  for await (const { entryId, text } of entries) {
    for (const character of text) {
      if (!isBasicChineseCharacter(character)) continue;
      const collected = byCharacter.get(character);
      if (collected) collected.occurrences += 1;
      else byCharacter.set(character, { entryId, entryIndex, occurrences: 1 });
    }
    entryIndex += 1;
  }
  return [...byCharacter]
    .toSorted(([, a], [, b]) => a.entryIndex - b.entryIndex || b.occurrences - a.occurrences)
    .map(([character, { entryId }]) => ({ character, entryId }));
}
