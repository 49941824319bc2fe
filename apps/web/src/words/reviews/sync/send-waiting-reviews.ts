import type { RejectedReview } from '@memory/contracts';
import { isRetryableError } from '../../../lib/api-errors.ts';
import { api, ApiRequestError, unwrapResponse } from '../../../lib/api.ts';
import { runInOneTab } from '../../../lib/tab-leader.ts';
import { deleteWaiting, putWaiting, readWaiting, type WaitingReview } from './waiting-reviews.ts';

/** The largest number of reviews per request that the server accepts. */
const BATCH_SIZE = 500;
/**
 * The maximum number of requests for a batch; the remaining reviews wait for the next time. A batch is repeated after the clock is corrected, and
 * without rejected reviews.
 */
const ATTEMPTS_MAX = 4;

/** The properties of an error response that name reviews, or the time of the server. */
interface Rejection {
  code?: string;
  reviews?: RejectedReview[];
  serverTime?: string;
}

/** The difference between the server's clock and the clock of this device, in milliseconds, as the server last reported it. */
let clockDifference = 0;

/**
 * Sends the waiting reviews, then the waiting undoings. One tab sends at a time. Reviews and undoings stay for the next time when sending fails with
 * a retryable error (no connection, an ended session, a busy server).
 */
export function sendWaitingReviews(): Promise<void> {
  return runInOneTab('memory.reviews', async () => {
    try {
      await sendReviews();
      await sendUndos();
    } catch (error) {
      if (!isRetryableError(error)) throw error;
    }
  });
}

async function sendReviews(): Promise<void> {
  await deleteUndoneBeforeSending();
  const { reviews } = await readWaiting();
  const byTimeZone = Map.groupBy(
    reviews.filter(({ rejection }) => rejection === null),
    ({ timeZone }) => timeZone,
  );
  for (const waiting of byTimeZone.values()) {
    for (let start = 0; start < waiting.length; start += BATCH_SIZE)
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      await sendBatch(waiting.slice(start, start + BATCH_SIZE));
  }
}

/** Deletes reviews that were undone before they were sent, and undone reviews that the server has rejected. Neither needs a request. */
async function deleteUndoneBeforeSending(): Promise<void> {
  const { reviews, undos } = await readWaiting();
  const unsent = new Set(reviews.filter((review) => !review.wasSent || review.rejection !== null).map(({ id }) => id));
  const needless = undos.filter(({ reviewId }) => unsent.has(reviewId));
  if (needless.length > 0) await deleteWaiting(needless.flatMap(({ id, reviewId }) => [id, reviewId]));
}

async function sendBatch(batch: readonly WaitingReview[]): Promise<void> {
  let reviews = batch;
  for (let attempt = 0; attempt < ATTEMPTS_MAX && reviews.length > 0; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the response to the one before
    const left = await sendOnce(reviews);
    if (left === null) return;
    reviews = left;
  }
}

/** Sends reviews in one request. @returns null if the server has stored them or if they were sent one by one, otherwise the reviews to send again */
async function sendOnce(reviews: readonly WaitingReview[]): Promise<WaitingReview[] | null> {
  await putWaiting(reviews.map((review) => ({ ...review, wasSent: true })));
  const { error, response } = await api.POST('/api/reviews', {
    body: {
      sentAt: correctedTime(new Date(), clockDifference),
      timeZone: reviews[0]?.timeZone ?? 'UTC',
      reviews: reviews.map(({ id, itemId, type, rating, reviewedAt, answerMs, clockCorrection }) => ({
        id,
        itemId,
        type,
        rating,
        answerMs,
        reviewedAt: correctedTime(new Date(reviewedAt), clockCorrection ?? clockDifference),
      })),
    },
  });
  if (response.ok) {
    await deleteWaiting(reviews.map(({ id }) => id));
    return null;
  }
  const rejection = (error ?? {}) as Rejection;
  if (rejection.code === 'clock_wrong' && rejection.serverTime) return correctClock(reviews, rejection.serverTime);
  if (rejection.reviews && rejection.reviews.length > 0) return setAside(reviews, rejection.reviews);
  const failure = new ApiRequestError(response.status, { statusCode: response.status, code: '', message: '' });
  if (isRetryableError(failure)) throw failure;
  return isolateInvalid(reviews);
}

const correctedTime = (time: Date, correction: number): string => new Date(time.getTime() + correction).toISOString();

/** Shifts the times of the reviews by the difference between the clocks. A review that was already shifted keeps its correction. */
async function correctClock(reviews: readonly WaitingReview[], serverTime: string): Promise<WaitingReview[]> {
  clockDifference = new Date(serverTime).getTime() - Date.now();
  const corrected = reviews.map((review) => ({
    ...review,
    clockCorrection: review.clockCorrection ?? clockDifference,
  }));
  await putWaiting(corrected);
  return corrected;
}

/**
 * Sets aside the reviews that the server named. Two kinds are deleted instead: a review that the server already has with another time, and a review
 * of a deleted word.
 */
async function setAside(
  reviews: readonly WaitingReview[],
  rejected: readonly RejectedReview[],
): Promise<WaitingReview[]> {
  const codes = new Map(rejected.map(({ id, code }) => [id, code]));
  const named = reviews.filter(({ id }) => codes.has(id));
  const isNeedless = ({ id }: WaitingReview): boolean =>
    codes.get(id) === 'review_id_reused' || codes.get(id) === 'vocabulary_item_not_found';
  await putWaiting(
    named.filter((one) => !isNeedless(one)).map((one) => ({ ...one, rejection: codes.get(one.id) ?? null })),
  );
  await deleteWaiting(named.filter(isNeedless).map(({ id }) => id));
  return reviews.filter(({ id }) => !codes.has(id));
}

/** Sends each review alone, because the server has rejected the request without naming a review. So an invalid review does not stop the others. */
async function isolateInvalid(reviews: readonly WaitingReview[]): Promise<WaitingReview[] | null> {
  const [only, ...others] = reviews;
  if (only && others.length === 0) {
    await putWaiting([{ ...only, rejection: 'invalid_request' }]);
    return null;
  }
  // oxlint-disable-next-line no-await-in-loop -- one request after the other
  for (const review of reviews) await sendBatch([review]);
  return null;
}

async function sendUndos(): Promise<void> {
  const { reviews, undos } = await readWaiting();
  const waiting = new Set(reviews.map(({ id }) => id));
  for (const { id, reviewId } of undos.filter((undo) => !waiting.has(undo.reviewId))) {
    try {
      const params = { path: { id: reviewId } };
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      await unwrapResponse(api.POST('/api/reviews/{id}/undo', { params }));
    } catch (error) {
      // The server has no such review, or it is too late to undo it: the rating stays.
      if (isRetryableError(error)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop
    await deleteWaiting([id]);
  }
}

/** Sends the reviews that were set aside again, with the present time. */
export async function sendRejectedReviewsNow(): Promise<void> {
  const { reviews } = await readWaiting();
  const now = Date.now();
  await putWaiting(
    reviews
      .filter(({ rejection }) => rejection !== null)
      .map((review, index) => ({
        ...review,
        reviewedAt: new Date(now + index).toISOString(),
        clockCorrection: null,
        rejection: null,
      })),
  );
  await sendWaitingReviews();
}

export async function deleteRejectedReviews(): Promise<void> {
  const { reviews } = await readWaiting();
  await deleteWaiting(reviews.filter(({ rejection }) => rejection !== null).map(({ id }) => id));
}
