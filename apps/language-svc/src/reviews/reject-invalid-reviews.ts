import {
  CARD_LOG_ROWS_MAX,
  CLOCK_DIFFERENCE_MAX_MINUTES,
  type RejectedReview,
  type Review,
  REVIEW_AGE_MAX_DAYS,
} from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { DAY_MS } from './learner-day.ts';
import { formatCardKey } from './replay.ts';
import { countCardRows, type StoredReview } from './review-log.ts';

/** The error codes by priority: if the reviews of a request have several codes, the first code in this list is the error. */
const rejectionCodes = [
  'review_id_reused',
  'vocabulary_item_not_found',
  'too_many_reviews_of_card',
  'review_too_old',
  'review_in_future',
] as const satisfies RejectedReview['code'][];

interface ReviewsOfRequest {
  readonly reviews: readonly Review[];
  /** The rows of the log that have the ids of reviews of the request. */
  readonly stored: ReadonlyMap<string, StoredReview>;
  /** The reviews that the log does not contain, without duplicates. */
  readonly added: readonly Review[];
  readonly now: Date;
}

/**
 * Rejects a request that contains an invalid review.
 * @throws ApiError one of `rejectionCodes`, with all rejected reviews
 */
export async function rejectInvalidReviews(
  tx: Transaction,
  userId: string,
  { reviews, stored, added, now }: ReviewsOfRequest,
): Promise<void> {
  const rejected = [
    ...findReused(reviews, stored),
    ...findMistimed(added, now),
    ...(await findForeign(tx, userId, added)),
    ...(await findExcessive(tx, userId, added)),
  ];
  const code = rejectionCodes.find((candidate) => rejected.some((review) => review.code === candidate));
  if (code) throw new ApiError(code, { details: { reviews: rejected } });
}

/** Finds reviews whose id belongs to a review with another content, in the log or in the same request. */
function findReused(reviews: readonly Review[], stored: ReadonlyMap<string, StoredReview>): RejectedReview[] {
  const first = new Map<string, Review>();
  const isReused = (review: Review): boolean => {
    const earlier = stored.get(review.id) ?? first.get(review.id);
    if (!first.has(review.id)) first.set(review.id, review);
    return earlier !== undefined && !isSameReview(review, earlier);
  };
  return reviews.filter(isReused).map(({ id }) => ({ id, code: 'review_id_reused' }));
}

const isSameReview = (review: Review, other: Review | StoredReview): boolean =>
  review.itemId === other.itemId &&
  review.type === other.type &&
  review.rating === other.rating &&
  review.answerMs === other.answerMs &&
  Date.parse(review.reviewedAt) === new Date(other.reviewedAt).getTime();

function findMistimed(reviews: readonly Review[], now: Date): RejectedReview[] {
  const latest = now.getTime() + CLOCK_DIFFERENCE_MAX_MINUTES * 60_000;
  const earliest = now.getTime() - REVIEW_AGE_MAX_DAYS * DAY_MS;
  return reviews.flatMap(({ id, reviewedAt }): RejectedReview[] => {
    const at = Date.parse(reviewedAt);
    if (at > latest) return [{ id, code: 'review_in_future' }];
    return at < earliest ? [{ id, code: 'review_too_old' }] : [];
  });
}

/**
 * Finds reviews of items that do not exist or belong to other users. The items that exist are locked against deletion until the transaction
 * ends.
 */
async function findForeign(tx: Transaction, userId: string, reviews: readonly Review[]): Promise<RejectedReview[]> {
  const ids = [...new Set(reviews.map(({ itemId }) => itemId))];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM vocabulary_item WHERE user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;
  const own = new Set(rows.map(({ id }) => id));
  return reviews.filter(({ itemId }) => !own.has(itemId)).map(({ id }) => ({ id, code: 'vocabulary_item_not_found' }));
}

/**
 * Finds reviews that would exceed CARD_LOG_ROWS_MAX rows for a card. The limit exists because a late review makes the service read all rows of its
 * card at once.
 */
async function findExcessive(tx: Transaction, userId: string, reviews: readonly Review[]): Promise<RejectedReview[]> {
  const counts = await countCardRows(tx, userId, reviews);
  const isExcessive = (review: Review): boolean => {
    const key = formatCardKey(review);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > CARD_LOG_ROWS_MAX;
  };
  return reviews.filter(isExcessive).map(({ id }) => ({ id, code: 'too_many_reviews_of_card' }));
}
