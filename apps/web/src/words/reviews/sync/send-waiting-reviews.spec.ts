/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { RejectedReview, Review } from '@memory/contracts';
import { createStore, values } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../../test/server.ts';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../../test/session-cookies.ts';
import { deleteRejectedReviews, sendRejectedReviewsNow, sendWaitingReviews } from './send-waiting-reviews.ts';
import { rejectedReviewCount, waitingReviewCount } from './waiting-count.ts';
import { deleteAllWaiting, putWaiting, readWaiting, type WaitingReview } from './waiting-reviews.ts';

const waiting = (id: string, changes: Partial<WaitingReview> = {}): WaitingReview => ({
  kind: 'review',
  id,
  itemId: `item of ${id}`,
  type: 'recognise',
  rating: 3,
  reviewedAt: new Date().toISOString(),
  answerMs: 2_000,
  timeZone: 'Asia/Shanghai',
  clockCorrection: null,
  wasSent: false,
  rejection: null,
  ...changes,
});
const undoOf = (reviewId: string) => ({ kind: 'undo' as const, id: `undo of ${reviewId}`, reviewId });

interface Sent {
  sentAt: string;
  timeZone: string;
  reviews: Review[];
}
let sent: Sent[] = [];
let undone: string[] = [];

/** The server, which answers each request for reviews with the next of these, and with success from then on. */
function respondWith(...responses: ((request: Sent) => Response)[]): void {
  server.use(
    http.post('/api/reviews', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      return (responses.shift() ?? (() => HttpResponse.json({ cards: [] })))(body);
    }),
    http.post('/api/reviews/:id/undo', ({ params }) => {
      undone.push(String(params['id']));
      return HttpResponse.json({ card: {} });
    }),
  );
}
const rejectionOf =
  (...reviews: RejectedReview[]) =>
  () =>
    HttpResponse.json({ statusCode: 400, code: 'review_in_future', message: 'No.', reviews }, { status: 400 });
const sentIds = (): string[][] => sent.map(({ reviews }) => reviews.map(({ id }) => id));
const waitingIds = async (): Promise<string[]> => (await readWaiting()).reviews.map(({ id }) => id);

beforeEach(async () => {
  sent = [];
  undone = [];
  beginPageOf('mei');
  await deleteAllWaiting();
});
afterEach(deleteSessionCookies);

describe('reviews that wait', () => {
  it('are sent oldest first, in one request for each time zone, and wait no longer', async () => {
    respondWith();
    await putWaiting([
      waiting('later', { reviewedAt: '2026-11-23T08:01:00.000Z' }),
      waiting('first', { reviewedAt: '2026-11-23T08:00:00.000Z' }),
      waiting('travel', { reviewedAt: '2026-11-23T08:02:00.000Z', timeZone: 'Europe/Berlin' }),
    ]);
    expect(waitingReviewCount.get()).toBe(3);
    await sendWaitingReviews();
    expect(sentIds()).toEqual([['first', 'later'], ['travel']]);
    expect(sent.map(({ timeZone }) => timeZone)).toEqual(['Asia/Shanghai', 'Europe/Berlin']);
    expect([await waitingIds(), waitingReviewCount.get()]).toEqual([[], 0]);
  });

  it.each([
    ['without a connection', () => HttpResponse.error()],
    ['while the server is busy', () => new HttpResponse(null, { status: 503 })],
    ['when too many were sent', () => new HttpResponse(null, { status: 429 })],
  ])('stay %s, also after a reload, and are sent with the same ids', async (_, response) => {
    respondWith(response);
    await putWaiting([waiting('a')]);
    await sendWaitingReviews();
    expect(await waitingIds()).toEqual(['a']);
    beginPage('mei');
    await sendWaitingReviews();
    expect([sentIds(), await waitingIds()]).toEqual([[['a'], ['a']], []]);
  });

  it('are sealed: another user of this browser neither reads nor sends them', async () => {
    respondWith();
    await putWaiting([waiting('secret-review')]);
    const [stored] = await values<Uint8Array>(createStore('memory-waiting-reviews', 'reviews'));
    expect(new TextDecoder().decode(stored)).not.toContain('secret-review');
    beginPageOf('bo');
    await sendWaitingReviews();
    expect(sent).toEqual([]);
    beginPageOf('mei');
    await sendWaitingReviews();
    expect(sentIds()).toEqual([['secret-review']]);
  });

  it('of which the server rejects some are sent without these, which are set aside', async () => {
    respondWith(
      rejectionOf({ id: 'b', code: 'review_in_future' }),
      rejectionOf({ id: 'c', code: 'vocabulary_item_not_found' }, { id: 'd', code: 'review_id_reused' }),
    );
    await putWaiting(['a', 'b', 'c', 'd', 'e'].map((id) => waiting(id)));
    await sendWaitingReviews();
    expect(sentIds().at(-1)).toEqual(['a', 'e']);
    expect([await waitingIds(), rejectedReviewCount.get(), waitingReviewCount.get()]).toEqual([['b'], 1, 0]);
    await sendWaitingReviews();
    expect(sent).toHaveLength(3);
  });

  it('that were set aside are sent with the present time, or deleted, as the user decides', async () => {
    respondWith();
    const rejected = { rejection: 'review_in_future', reviewedAt: '2040-01-01T00:00:00.000Z' } as const;
    await putWaiting([waiting('a', rejected)]);
    await sendRejectedReviewsNow();
    expect(Math.abs(Date.parse(sent[0]?.reviews[0]?.reviewedAt ?? '') - Date.now())).toBeLessThan(60_000);
    await putWaiting([waiting('b', rejected)]);
    await deleteRejectedReviews();
    expect([sentIds(), await waitingIds()]).toEqual([[['a']], []]);
  });

  it('of a device whose clock is a year late are sent with the right times', async () => {
    const behind = 366 * 86_400_000;
    respondWith(({ sentAt }) => {
      const serverTime = new Date(Date.parse(sentAt) + behind).toISOString();
      return HttpResponse.json({ statusCode: 400, code: 'clock_wrong', message: 'No.', serverTime }, { status: 400 });
    });
    const reviewedAt = '2026-11-23T08:00:00.000Z';
    await putWaiting([waiting('a', { reviewedAt })]);
    await sendWaitingReviews();
    const corrected = Date.parse(sent[1]?.reviews[0]?.reviewedAt ?? '') - Date.parse(reviewedAt);
    expect(Math.abs(corrected - behind)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(sent[1]?.sentAt ?? '') - Date.now() - behind)).toBeLessThan(60_000);
    expect(await waitingIds()).toEqual([]);
    // The clock is right again: the server says so, and later reviews keep their times.
    respondWith(() => {
      const serverTime = new Date().toISOString();
      return HttpResponse.json({ statusCode: 400, code: 'clock_wrong', message: 'No.', serverTime }, { status: 400 });
    });
    await putWaiting([waiting('b', { reviewedAt })]);
    await sendWaitingReviews();
    expect(Math.abs(Date.parse(sent.at(-1)?.reviews[0]?.reviewedAt ?? '') - Date.parse(reviewedAt))).toBeLessThan(
      60_000,
    );
  });

  it('that the server rejects without naming one are sent one by one, so that one does not stop the others', async () => {
    const invalid = ({ reviews }: Sent): Response =>
      reviews.some(({ id }) => id === 'b')
        ? HttpResponse.json({ statusCode: 400, code: 'invalid_request', message: 'No.' }, { status: 400 })
        : HttpResponse.json({ cards: [] });
    respondWith(invalid, invalid, invalid, invalid);
    await putWaiting(['a', 'b', 'c'].map((id) => waiting(id)));
    await sendWaitingReviews();
    expect([sentIds(), await waitingIds()]).toEqual([[['a', 'b', 'c'], ['a'], ['b'], ['c']], ['b']]);
  });
});

describe('an undone review', () => {
  it('that was not sent yet needs no request', async () => {
    respondWith();
    await putWaiting([waiting('a'), waiting('b'), undoOf('a')]);
    await sendWaitingReviews();
    expect([sentIds(), undone, await readWaiting()]).toEqual([[['b']], [], { reviews: [], undos: [] }]);
  });

  it('that has arrived is undone on the server', async () => {
    respondWith();
    await putWaiting([undoOf('a')]);
    await sendWaitingReviews();
    expect([undone, (await readWaiting()).undos]).toEqual([['a'], []]);
  });

  it('that may have arrived without a response is sent again, and then undone', async () => {
    respondWith(() => HttpResponse.error());
    await putWaiting([waiting('a')]);
    await sendWaitingReviews();
    await putWaiting([undoOf('a')]);
    await sendWaitingReviews();
    expect([sentIds(), undone, await readWaiting()]).toEqual([[['a'], ['a']], ['a'], { reviews: [], undos: [] }]);
  });
});
