import { isCrossReferenceOrName, parseCrossReference } from './learner-meanings.ts';
import type { CedictEntry } from './parse-cedict.ts';

/** Finds the meanings of the dictionary entry to which the given senses refer. Returns an empty list when no such entry has a meaning. */
export type ResolveCrossReference = (entry: Pick<CedictEntry, 'senses'>) => string[];

/**
 * The maximum number of references that are followed in a row. The entry that a 'variant of' sense names can itself refer to another entry.
 */
const MAX_STEPS = 3;

/**
 * Creates the function that finds the meanings for entries such as 'variant of 里', so that a learner who looks up 裏 sees the meanings of 里.
 * @param meaningsOf returns the meanings to show for an entry
 */
export function createCrossReferenceResolver(
  entries: readonly CedictEntry[],
  meaningsOf: (entry: CedictEntry) => string[],
): ResolveCrossReference {
  const byWord = new Map<string, CedictEntry[]>();
  for (const entry of entries) {
    for (const word of new Set([entry.simplified, entry.traditional]))
      byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  }
  const follow = (senses: readonly string[], steps: number): string[] => {
    for (const reference of senses.map(parseCrossReference)) {
      if (!reference) continue;
      const targets = (byWord.get(reference.word) ?? []).filter(
        ({ pinyin }) => !reference.pinyin || pinyin.toLowerCase() === reference.pinyin.toLowerCase(),
      );
      const withMeaning = targets.find((entry) => !isCrossReferenceOrName(entry.senses));
      if (withMeaning) return meaningsOf(withMeaning);
      if (targets[0] && steps > 1) return follow(targets[0].senses, steps - 1);
    }
    return [];
  };
  return ({ senses }) => follow(senses, MAX_STEPS);
}
