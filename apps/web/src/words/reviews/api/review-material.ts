import type { DueCard, DueCards, VocabularyContext } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { reviewQueryKeys } from '../../query-keys.ts';
import { readCopy, type ReviewMaterial, writeCopy } from '../offline/review-copies.ts';
import { cardKey, replaceUnaskable } from '../session/session.ts';
import { sendWaitingReviews } from '../sync/send-waiting-reviews.ts';
import { readWaiting } from '../sync/waiting-reviews.ts';
import { fetchLearningSettings } from './learning-settings.ts';

/** The largest number of items per request for contexts that the server accepts. */
const BATCH_SIZE = 20;

/**
 * Query: today's words with everything that their cards show. Without a connection, the query returns the copy on this device.
 * @param more the number of words beyond the plan of the day
 */
export const useReviewMaterial = (more: number) =>
  useQuery({
    queryKey: reviewQueryKeys.material(more),
    queryFn: () => loadMaterial(more),
    // Only mounting the page requests the material: a session must not change while it lasts.
    refetchOnMount: 'always',
    gcTime: 0,
  });

async function loadMaterial(more: number): Promise<ReviewMaterial> {
  await sendReviewsFirst();
  try {
    const material = await fetchMaterial(more);
    await Promise.all([writeCopy('material', material), writeCopy('reviewed', [])]);
    return material;
  } catch (error) {
    const copy = error instanceof TypeError ? await readCopy('material') : undefined;
    if (!copy) throw error;
    const reviewed = new Set(await readCopy('reviewed'));
    return {
      ...copy,
      cards: await leaveOutReviewed(
        copy.cards.filter((card) => ![card, ...replaceUnaskable(card)].some((one) => reviewed.has(cardKey(one)))),
      ),
    };
  }
}

async function fetchMaterial(more: number): Promise<ReviewMaterial> {
  const [{ day, cards }, settings] = await Promise.all([fetchTodaysCards(more), fetchLearningSettings()]);
  return { day, cards, settings, contexts: await fetchContexts(cards) };
}

/** The sentences, photos and recordings of cards. A part that cannot be loaded is left out: the cards show their words alone. */
export async function fetchContexts(cards: readonly DueCard[]): Promise<VocabularyContext[]> {
  const responses = await Promise.allSettled(requestContexts(cards));
  return responses.flatMap((response) => (response.status === 'fulfilled' ? response.value : []));
}

function requestContexts(cards: readonly DueCard[]): Promise<VocabularyContext[]>[] {
  const ids = [...new Set(cards.map(({ itemId }) => itemId))];
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  return batches.map((batch) =>
    unwrapResponse(api.GET('/api/vocabulary/contexts', { params: { query: { ids: batch.join(',') } } })),
  );
}

/**
 * Query: the contexts of a session by the ids of their items. The key begins with a key of entries, so that the contexts are refetched when an entry
 * was changed or deleted, here or on another device: a card loses the photo and the voice of the entry at once. Without a connection, the contexts
 * stay as they are.
 */
export function useSessionContexts(material: ReviewMaterial): ReadonlyMap<string, VocabularyContext> {
  const { data } = useQuery({
    queryKey: entryQueryKeys.past('contexts', ...material.cards.map(cardKey)),
    queryFn: async () => {
      const contexts = (await Promise.all(requestContexts(material.cards))).flat();
      const copy = await readCopy('material');
      if (copy) await writeCopy('material', { ...copy, contexts });
      return contexts;
    },
    initialData: material.contexts,
    gcTime: 0,
  });
  return useMemo(() => new Map(data.map((context) => [context.itemId, context])), [data]);
}

/** The longest time that a page waits for earlier reviews to be sent before it requests today's cards, in milliseconds. */
const SEND_FIRST_MS = 3_000;

/** Sends the reviews of this device, because the server computes the due cards from them. */
export async function sendReviewsFirst(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, SEND_FIRST_MS));
  await Promise.race([sendWaitingReviews(), timeout]);
}

/**
 * Requests the cards of today, without cards that were reviewed on this device.
 * @param more the number of cards beyond the plan of the day
 */
export async function fetchTodaysCards(more: number): Promise<Pick<DueCards, 'day' | 'cards'>> {
  const query = { timeZone: browserTimeZone(), more };
  const { day, cards } = await unwrapResponse(api.GET('/api/reviews/due', { params: { query } }));
  return { day, cards: await leaveOutReviewed(cards) };
}

/** Leaves out cards whose reviews wait on this device: the server does not know the reviews and returns the cards again. */
async function leaveOutReviewed(cards: readonly DueCard[]): Promise<DueCard[]> {
  const { reviews, undos } = await readWaiting();
  const undone = new Set(undos.map(({ reviewId }) => reviewId));
  const known = new Set(reviews.filter(({ id, rating }) => rating > 1 && !undone.has(id)).map(cardKey));
  return cards.filter((card) => ![card, ...replaceUnaskable(card)].some((one) => known.has(cardKey(one))));
}

/**
 * Returns the cards that this device can show: a dictation needs the user's own recording of the word, or a Chinese voice. Without them, the meaning
 * of a new word is asked instead.
 */
export function playableCards(
  { cards, contexts }: Pick<ReviewMaterial, 'cards' | 'contexts'>,
  hasChineseVoice: boolean,
): DueCard[] {
  const recorded = new Set(contexts.filter(({ clip }) => clip !== null).map(({ itemId }) => itemId));
  const canSpeak = ({ itemId }: DueCard): boolean => hasChineseVoice || recorded.has(itemId);
  return cards.flatMap((card) => (card.type !== 'listen' || canSpeak(card) ? card : replaceUnaskable(card)));
}
