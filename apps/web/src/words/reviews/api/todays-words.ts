import { useQuery } from '@tanstack/react-query';
import { reviewQueryKeys } from '../../query-keys.ts';
import { fetchContexts, fetchTodaysCards, playableCards, sendReviewsFirst } from './review-material.ts';

/**
 * Query: how many words a session would ask now. It is computed like the session itself, so that both agree. Requested again whenever a page
 * shows it, and not kept in between, because each review changes it.
 */
export const useTodaysWordCount = () =>
  useQuery({ queryKey: reviewQueryKeys.today, queryFn: countTodaysWords, refetchOnMount: 'always', gcTime: 0 });

async function countTodaysWords(): Promise<number> {
  await sendReviewsFirst();
  const { cards } = await fetchTodaysCards(0);
  const dictations = cards.filter(({ type }) => type === 'listen');
  if (dictations.length === 0) return cards.length;
  const { canSpeakWords } = await import('../../pronunciation/can-speak-words.ts');
  // A device without a voice asks only what the user has recorded.
  const hasVoice = await canSpeakWords().catch(() => false);
  return playableCards({ cards, contexts: hasVoice ? [] : await fetchContexts(dictations) }, hasVoice).length;
}
