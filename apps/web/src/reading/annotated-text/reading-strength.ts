import type { ReadingAids } from '@memory/contracts';
import type { AnnotatedWord, WordStateOf } from '../../words/index.ts';

/** How the reading above a word is shown: not at all, in soft ink, or in the colour of its tone. */
export type ReadingStrength = 'none' | 'faint' | 'full';

const fadingStrengths = { new: 'full', learning: 'faint', known: 'none' } as const;

/**
 * Returns how the reading of each word is shown.
 * @param stateOf undefined until the vocabulary is loaded; no reading is shown then, because the readings of known words would disappear again
 */
export function readingStrength(words: ReadingAids['words'], stateOf: WordStateOf | undefined) {
  return (word: AnnotatedWord): ReadingStrength => {
    if (words === 'all') return 'full';
    if (!stateOf) return 'none';
    const strength = fadingStrengths[stateOf(word)];
    return words === 'new' && strength === 'faint' ? 'full' : strength;
  };
}
