import { useQuery } from '@tanstack/react-query';
import { reviewQueryKeys } from '../../query-keys.ts';
import { fetchContexts, fetchTodaysCards, playableCards, sendReviewsFirst } from './review-material.ts';

/**
 * Query: how many words a session would ask now, computed in the same way as the session. Each review changes the number, so it is requested whenever
 * a page shows it, and not cached.
 */
export const useTodaysWordCount = () =>
  useQuery({ queryKey: reviewQueryKeys.today, queryFn: countTodaysWords, refetchOnMount: 'always', gcTime: 0 });

async function countTodaysWords(): Promise<number> {
  await sendReviewsFirst();
  const { cards } = await fetchTodaysCards(0);
  const dictations = cards.filter(({ type }) => type === 'listen');
  if (dictations.length === 0) return cards.length;
  const { canSpeakWords } = await import('../../pronunciation/can-speak-words.ts');
  // A device without a voice asks only dictations of words that the user has recorded.
  const hasVoice = await canSpeakWords().catch(() => false);
  return playableCards({ cards, contexts: hasVoice ? [] : await fetchContexts(dictations) }, hasVoice).length;
}
