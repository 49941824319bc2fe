import type { ReadingAids } from '@memory/contracts';
import { useMemo } from 'react';
import { useVocabularyWords, useWordStates } from '../../words/index.ts';
import { readingStrength } from '../annotated-text/reading-strength.ts';
import type { WordDisplay } from './components/reading-block.tsx';

/** How the words of the page are shown to the reader, and which are in the reader's vocabulary. */
export function useWordDisplay({ isShown, reading, words, script }: ReadingAids) {
  const stateOf = useWordStates(isShown && words !== 'all');
  const vocabulary = useVocabularyWords();
  return useMemo(() => {
    const collected = new Set(vocabulary?.map(({ simplified }) => simplified));
    const learnt = new Set(vocabulary?.filter(({ state }) => state !== 'known').map(({ simplified }) => simplified));
    const isCollected = (simplified: string): boolean => collected.has(simplified);
    const display: WordDisplay = {
      script,
      reading: isShown ? reading : null,
      strengthOf: readingStrength(words, stateOf),
      isMarked: ({ simplified }) => learnt.has(simplified),
    };
    return { display, isCollected };
  }, [isShown, reading, words, script, stateOf, vocabulary]);
}
