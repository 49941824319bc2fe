import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { toTraditional } from '../segmentation/to-traditional.ts';

/** Returns the spellings of a character or word in both scripts. A vocabulary has one item for all of them. */
export function formsOfWord(dictionary: InMemoryDictionary, word: string): string[] {
  const simplified = toSimplified(word);
  const listed = dictionary.readingsOf(simplified).map(({ traditional }) => traditional);
  return [...new Set([word, simplified, toTraditional(simplified), ...listed])];
}
