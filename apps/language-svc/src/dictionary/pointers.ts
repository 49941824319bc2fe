import type { CedictEntry } from './cedict.ts';
import { isMarginal, pointerOf } from './senses.ts';

/** What the words mean that an entry points to instead of having a meaning of its own. */
export type PointedTo = (entry: Pick<CedictEntry, 'senses'>) => string[];

/** At most so many steps: 'variant of' a word that is itself a variant. */
const STEPS = 3;

/** A learner who looks up 裏 is told what 里 means, not only that it is a variant of it. */
export function meaningsPointedTo(
  entries: readonly CedictEntry[],
  meaningsOf: (entry: CedictEntry) => string[],
): PointedTo {
  const byWord = new Map<string, CedictEntry[]>();
  for (const entry of entries) {
    for (const word of new Set([entry.simplified, entry.traditional]))
      byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  }
  const follow = (senses: readonly string[], steps: number): string[] => {
    for (const pointer of senses.map(pointerOf)) {
      if (!pointer) continue;
      const named = (byWord.get(pointer.word) ?? []).filter(
        ({ pinyin }) => !pointer.pinyin || pinyin.toLowerCase() === pointer.pinyin.toLowerCase(),
      );
      const meant = named.find((entry) => !isMarginal(entry.senses));
      if (meant) return meaningsOf(meant);
      if (named[0] && steps > 1) return follow(named[0].senses, steps - 1);
    }
    return [];
  };
  return ({ senses }) => follow(senses, STEPS);
}
