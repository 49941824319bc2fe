import type { DueCard } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { reviewQueryKeys } from '../../query-keys.ts';
import { fetchContexts, fetchTodaysCards, playableCards, sendReviewsFirst } from './review-material.ts';

/** Today's words as a session would ask them now. */
export interface TodaysWords {
  count: number;
  /** The first card whose question shows its word; null when every card would reveal its answer with the word. */
  first: DueCard | null;
}

/**
 * Query: the words that a session would ask now, computed in the same way as the session. Each review changes them, so they are requested whenever
 * a page shows them, and not cached.
 */
export const useTodaysWords = () => useQuery(todaysWordsQuery);

/** Query: how many words a session would ask now. */
export const useTodaysWordCount = () => useQuery({ ...todaysWordsQuery, select: ({ count }) => count });

/** The age in milliseconds up to which `fetchTodaysWordsOnce` uses the words that another part of the page has fetched. */
const FRESH_MS = 60_000;

const todaysWordsQuery = queryOptions({
  queryKey: reviewQueryKeys.today,
  queryFn: fetchTodaysWords,
  refetchOnMount: 'always',
  gcTime: 0,
});

/** Fetches today's words, unless another part of the page has done so a moment ago. */
export const fetchTodaysWordsOnce = (): Promise<TodaysWords> =>
  queryClient.fetchQuery({ ...todaysWordsQuery, staleTime: FRESH_MS });

async function fetchTodaysWords(): Promise<TodaysWords> {
  await sendReviewsFirst();
  const cards = await fetchPlayableCards();
  const isOnlyCard = ({ itemId }: DueCard): boolean => cards.filter((card) => card.itemId === itemId).length === 1;
  return { count: cards.length, first: cards.find((card) => card.type === 'recognise' && isOnlyCard(card)) ?? null };
}

async function fetchPlayableCards(): Promise<DueCard[]> {
  const { cards } = await fetchTodaysCards(0);
  const dictations = cards.filter(({ type }) => type === 'listen');
  if (dictations.length === 0) return cards;
  const { canSpeakWords } = await import('../../pronunciation/can-speak-words.ts');
  // A device without a voice asks only dictations of words that the user has recorded.
  const hasVoice = await canSpeakWords().catch(() => false);
  return playableCards({ cards, contexts: hasVoice ? [] : await fetchContexts(dictations) }, hasVoice);
}
