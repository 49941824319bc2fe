import type { CardType, DueCard, Rating } from '@memory/contracts';

/** The number of other cards between a forgotten card and its return, if so many cards are left. */
export const CARDS_BEFORE_RETURN = 4;
/** The number of ratings that can be undone. */
const UNDO_MAX = 50;

/** A card of the session. */
export interface SessionCard extends DueCard {
  /** Whether the user has forgotten the card in this session. Its next intervals are not known then. */
  isReturning: boolean;
}

/** A rating that the user can undo. */
interface RatedCard {
  reviewId: string;
  queue: readonly SessionCard[];
}

/** The cards of the user's session. A value that only `updateSession` changes. */
export interface Session {
  /** The cards that are still to come. The first one is shown. */
  queue: readonly SessionCard[];
  side: 'front' | 'back';
  /** The number of cards of the session. A card that returns counts once. */
  total: number;
  /** The ratings, the last one at the end. Each has the queue before the rating. */
  rated: readonly RatedCard[];
  /** Counts the shown cards, so that the page can distinguish a card that returns at once from its previous turn. */
  turn: number;
}

export type SessionAction =
  | { type: 'turn over' }
  | { type: 'rate'; rating: Rating; reviewId: string }
  | { type: 'undo' }
  /** Leaves the cards of a type out of the session, because the user cannot listen at the moment, or a character has no strokes. */
  | { type: 'leave out'; cardType: CardType };

export const cardKey = ({ itemId, type }: { itemId: string; type: CardType }): string => `${itemId} ${type}`;

/** The card that takes the place of a card which cannot be asked now: the meaning of a word that has no other card, else none. */
export const replaceUnaskable = <Card extends DueCard>(card: Card): Card[] =>
  card.isFirstOfWord ? [{ ...card, type: 'recognise', isFirstOfWord: undefined }] : [];

const toSessionCard = (card: DueCard): SessionCard => ({ ...card, isReturning: false });

export const startSession = (cards: readonly DueCard[]): Session => ({
  queue: cards.map(toSessionCard),
  side: 'front',
  total: cards.length,
  rated: [],
  turn: 0,
});

/** The number of cards that the user has finished. */
export const finishedCount = ({ queue, total }: Session): number => total - queue.length;

export const lastRatedReviewId = ({ rated }: Session): string | null => rated.at(-1)?.reviewId ?? null;

export function updateSession(session: Session, action: SessionAction): Session {
  const { queue, rated } = session;
  const [card, ...rest] = queue;
  switch (action.type) {
    case 'turn over':
      return card ? { ...session, side: 'back' } : session;
    case 'rate':
      if (!card) return session;
      return {
        ...session,
        ...nextTurn(session),
        queue: returnsToday(card, action.rating) ? insertAgain(card, rest) : rest,
        rated: [...rated, { reviewId: action.reviewId, queue }].slice(-UNDO_MAX),
      };
    case 'undo': {
      const last = rated.at(-1);
      if (!last) return session;
      // The answer is shown again, because the user has seen it and wants to change the rating.
      return { ...session, ...nextTurn(session), side: 'back', queue: last.queue, rated: rated.slice(0, -1) };
    }
    case 'leave out': {
      const withoutType = (all: readonly SessionCard[]): SessionCard[] =>
        all.flatMap((card) => (card.type === action.cardType ? replaceUnaskable(card) : card));
      const kept = withoutType(queue);
      return {
        ...session,
        ...nextTurn(session),
        queue: kept,
        total: session.total - (queue.length - kept.length),
        // Undoing a rating does not bring the left-out cards back.
        rated: rated.map((one) => ({ ...one, queue: withoutType(one.queue) })),
      };
    }
  }
}

const nextTurn = ({ turn }: Session) => ({ turn: turn + 1, side: 'front' as const });

/** Whether the schedule shows the card again today: it was forgotten, or its first step is not over. */
const returnsToday = ({ intervals, isReturning }: SessionCard, rating: Rating): boolean =>
  rating === 1 || (rating === 2 && (isReturning || intervals.hard < 1));

function insertAgain(card: SessionCard, rest: readonly SessionCard[]): SessionCard[] {
  return rest.toSpliced(CARDS_BEFORE_RETURN, 0, { ...card, isReturning: true });
}

/** The time per card before the user has rated any, in milliseconds. */
const FIRST_CARD_MS = 10_000;
/** A pause during a card does not count. */
const REVIEW_MS_MAX = 120_000;
const MINUTE_MS = 60_000;

/**
 * Estimates the minutes for cards from the median time of the cards that the user has rated.
 * @param reviewTimes the times of the rated cards, in milliseconds
 * @returns at least 1; 0 without cards
 */
export function minutesLeft(cardCount: number, reviewTimes: readonly number[] = []): number {
  const sorted = reviewTimes.map((time) => Math.min(time, REVIEW_MS_MAX)).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? FIRST_CARD_MS;
  return Math.ceil((cardCount * median) / MINUTE_MS);
}
