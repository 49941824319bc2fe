import type { DueCard, DueCards } from '@memory/contracts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { cardKey } from '../session/session.ts';
import { sendWaitingReviews } from '../sync/send-waiting-reviews.ts';
import { readWaiting } from '../sync/waiting-reviews.ts';

/** The longest time that a page waits for earlier reviews to be sent before it requests today's cards, in milliseconds. */
const SEND_FIRST_MS = 3_000;

/** Sends the reviews of this device, because what is due follows from them. */
export async function sendReviewsFirst(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, SEND_FIRST_MS));
  await Promise.race([sendWaitingReviews(), timeout]);
}

/**
 * Requests the cards of today, without those that were reviewed on this device.
 * @param more the number of cards beyond those of the day
 */
export async function fetchTodaysCards(more: number): Promise<Pick<DueCards, 'day' | 'cards'>> {
  const query = { timeZone: browserTimeZone(), more };
  const { day, cards } = await unwrapResponse(api.GET('/api/reviews/due', { params: { query } }));
  return { day, cards: await leaveOutReviewed(cards) };
}

/** The cards whose reviews the server does not have yet would be asked again. */
export async function leaveOutReviewed(cards: readonly DueCard[]): Promise<DueCard[]> {
  const { reviews, undos } = await readWaiting();
  const undone = new Set(undos.map(({ reviewId }) => reviewId));
  const known = new Set(reviews.filter(({ id, rating }) => rating > 1 && !undone.has(id)).map(cardKey));
  return cards.filter((card) => !known.has(cardKey(card)));
}
