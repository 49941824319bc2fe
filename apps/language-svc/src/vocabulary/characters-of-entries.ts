import type { EntryText } from '@memory/contracts';
import { isBasicChineseCharacter } from '@memory/text';
import { wordsOfEntry } from './words-of-entry.ts';

/** A character as somebody's own entries hold it. */
export interface WrittenCharacter {
  character: string;
  /** The newest entry it is in. */
  entryId: string;
}

/**
 * The different Chinese characters (U+4E00–9FFF) of a person's entries, given newest first: those of the newest entry before
 * those of older ones, and among those of one entry the ones that person writes most, all entries together.
 */
export async function charactersOfEntries(entries: AsyncIterable<EntryText>): Promise<WrittenCharacter[]> {
  const seen = new Map<string, { entryId: string; age: number; times: number }>();
  let age = 0;
  for await (const entry of entries) {
    for (const character of wordsOfEntry(entry)) {
      if (!isBasicChineseCharacter(character)) continue;
      const known = seen.get(character);
      if (known) known.times += 1;
      else seen.set(character, { entryId: entry.entryId, age, times: 1 });
    }
    age += 1;
  }
  return [...seen]
    .toSorted(([, a], [, b]) => a.age - b.age || b.times - a.times)
    .map(([character, { entryId }]) => ({ character, entryId }));
}
