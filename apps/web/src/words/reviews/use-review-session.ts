import type { CardType, DueCard, Rating } from '@memory/contracts';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { browserTimeZone } from '../../lib/calendar-days.ts';
import { createId } from '../../lib/create-id.ts';
import { writeCopy } from './offline/review-copies.ts';
import { cardKey, lastRatedReviewId, replaceUnaskable, startSession, updateSession } from './session/session.ts';
import { sendWaitingReviews } from './sync/send-waiting-reviews.ts';
import { putWaiting } from './sync/waiting-reviews.ts';

/** How long ratings are collected before they are sent together, in milliseconds: a user who rates a card wrongly undoes the rating soon. */
const SEND_DELAY_MS = 2_000;
/** The longest time for one card that the server accepts, in milliseconds. */
const REVIEW_MS_MAX = 86_400_000;

/**
 * Runs a session with these cards. Ratings take effect at once: they are stored on this device, and sent later.
 * @param cardsAtStart the cards of the first render. Later values are ignored, because a session must not change while it lasts
 */
export function useReviewSession(cardsAtStart: readonly DueCard[]) {
  const [cards, setCards] = useState(cardsAtStart);
  const [session, dispatch] = useReducer(updateSession, cards, startSession);
  const [reviewTimes, setReviewTimes] = useState<readonly number[]>([]);
  const shownAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { queue, turn } = session;
  const card = queue[0];
  const finishedCards = useMemo(() => {
    const left = new Set(queue.map(cardKey));
    return cards.filter((one) => !left.has(cardKey(one)));
  }, [queue, cards]);

  useEffect(() => {
    shownAt.current = Date.now();
    // The effect does not read `turn`, but must run whenever it changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [turn]);
  // The collected ratings are sent when the user leaves the session.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void sendWaitingReviews();
    },
    [],
  );
  // The reviewed cards are stored, so that a later session without a connection does not ask them again.
  useEffect(() => {
    if (finishedCards.length > 0) void writeCopy('reviewed', finishedCards.map(cardKey));
  }, [finishedCards]);

  function sendLater(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendWaitingReviews(), SEND_DELAY_MS);
  }

  function rate(rating: Rating): void {
    if (!card) return;
    const now = Date.now();
    const durationMs = Math.min(Math.max(now - shownAt.current, 0), REVIEW_MS_MAX);
    const reviewId = createId();
    dispatch({ type: 'rate', rating, reviewId });
    setReviewTimes([...reviewTimes, durationMs]);
    void putWaiting([
      {
        kind: 'review',
        id: reviewId,
        itemId: card.itemId,
        type: card.type,
        rating,
        reviewedAt: new Date(now).toISOString(),
        answerMs: durationMs,
        timeZone: browserTimeZone(),
        clockCorrection: null,
        wasSent: false,
        rejection: null,
      },
    ]);
    sendLater();
  }

  function undo(): void {
    const reviewId = lastRatedReviewId(session);
    if (reviewId === null) return;
    dispatch({ type: 'undo' });
    setReviewTimes(reviewTimes.slice(0, -1));
    void putWaiting([{ kind: 'undo', id: createId(), reviewId }]);
    sendLater();
  }

  return {
    session,
    card,
    finishedCards,
    reviewTimes,
    rate,
    undo,
    turnOver: (): void => dispatch({ type: 'turn over' }),
    leaveOut(cardType: CardType): void {
      setCards(
        cards.flatMap((one) => (one.type !== cardType || finishedCards.includes(one) ? one : replaceUnaskable(one))),
      );
      dispatch({ type: 'leave out', cardType });
    },
  };
}

export type ReviewSessionState = ReturnType<typeof useReviewSession>;
