import type { Entry } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { distinctExtractedText } from '../../../capture/index.ts';
import { annotateText, fetchCollectedWords } from '../../../words/index.ts';
import { pickNewWords } from '../pick-new-words.ts';

/**
 * Query: the words of an entry that are offered for its author's vocabulary. They are fetched once, so that a word that the author adds
 * stays in its place.
 */
export function useNewWords(entry: Entry) {
  return useQuery({
    queryKey: ['new-words', entry.id],
    queryFn: async () => {
      const text = [entry.content, distinctExtractedText(entry)].filter(Boolean).join('\n');
      const [{ segments }, isKnown] = await Promise.all([annotateText(text), fetchCollectedWords()]);
      return pickNewWords(segments, isKnown);
    },
    staleTime: Infinity,
  });
}
