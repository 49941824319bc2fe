import {
  CLOCK_DIFFERENCE_MAX_MINUTES,
  type Card,
  canonicalTimeZone,
  type NewReviews,
  type RejectedReview,
  type Review,
  REVIEW_AGE_MAX_DAYS,
} from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { ReadLearningSettings } from '../learning-settings/read-learning-settings.ts';
import { addDayTotals, type ProjectedCard, readCardStates, writeCards } from './card-store.ts';
import { presentCard } from './card.presenter.ts';
import { DAY_MS, learnerDayAt } from './learner-day.ts';
import { Learners } from './learners.ts';
import { recordStatesOfCards } from './record-states-of-cards.ts';
import {
  byPosition,
  type CardState,
  formatCardKey,
  isAfter,
  type LogEvent,
  replay,
  subtractTotals,
  type TotalsByDay,
} from './replay.ts';
import { insertLogRows, readEvents, readStoredReviews, type StoredReview } from './review-log.ts';
import type { Scheduler } from './scheduler.ts';

const CLOCK_DIFFERENCE_MAX_MS = CLOCK_DIFFERENCE_MAX_MINUTES * 60_000;
/** The timeout of the transaction, in milliseconds: a late review of a card with a long history reads all of it. */
const TIMEOUT_MS = 30_000;

/** The order in which the codes decide about the error, when the reviews of a request have several. */
const rejectionCodes = ['review_id_reused', 'vocabulary_item_not_found', 'review_too_old', 'review_in_future'] as const;

@Injectable()
export class AddReviews {
  constructor(
    private readonly database: Database,
    private readonly settings: ReadLearningSettings,
    private readonly learners: Learners,
  ) {}

  /**
   * Adds reviews to the log and brings their cards up to date. Reviews that the log contains are left out. All are added or none.
   * @returns the cards of all reviews, as they are now
   * @throws ApiError `clock_wrong`, and with the rejected reviews `review_in_future`, `review_too_old`, `review_id_reused`,
   * `vocabulary_item_not_found`
   */
  async execute(userId: string, { sentAt, timeZone, dayCutoffHour, reviews }: NewReviews): Promise<Card[]> {
    const now = new Date();
    if (Math.abs(Date.parse(sentAt) - now.getTime()) > CLOCK_DIFFERENCE_MAX_MS)
      throw new ApiError('clock_wrong', { details: { serverTime: now.toISOString() } });
    const cutoff = dayCutoffHour ?? (await this.settings.execute(userId)).dayCutoffHour;
    const clock: LearnerClock = { timeZone: canonicalTimeZone(timeZone) ?? timeZone, dayCutoffHour: cutoff };
    return this.database.$transaction((tx) => this.add(tx, userId, reviews, clock, now), { timeout: TIMEOUT_MS });
  }

  private async add(
    tx: Transaction,
    userId: string,
    reviews: readonly Review[],
    clock: LearnerClock,
    now: Date,
  ): Promise<Card[]> {
    const { version, scheduler } = await this.learners.lock(tx, userId);
    const stored = await readStoredReviews(
      tx,
      userId,
      reviews.map(({ id }) => id),
    );
    const added = distinctReviews(reviews).filter(({ id }) => !stored.has(id));
    const rejected = [
      ...findReused(reviews, stored),
      ...findMistimed(added, now),
      ...(await findForeign(tx, userId, added)),
    ];
    if (rejected.length > 0) throw rejection(rejected);

    const states = await readCardStates(tx, userId, reviews);
    const changes = await project(tx, userId, { scheduler, states, reviews: added, clock });
    await insertLogRows(
      tx,
      userId,
      version,
      added.map((review) => ({
        ...review,
        kind: 'review',
        reviewedAt: new Date(review.reviewedAt),
        ...clock,
        day: dayOf(review, clock),
        stateBefore: changes.before.get(review.id) ?? null,
        undoesId: null,
      })),
    );
    await writeCards(tx, userId, changes.cards);
    await recordStatesOfCards(tx, userId, changes.cards, now);
    await addDayTotals(tx, userId, changes.totals);
    for (const card of changes.cards) {
      if (card.state) states.set(formatCardKey(card), card.state);
    }
    const keys = new Map(reviews.map((review) => [formatCardKey(review), review]));
    return [...keys].map(([name, key]) => presentCard(key, states.get(name) ?? null, now));
  }
}

interface LearnerClock {
  readonly timeZone: string;
  readonly dayCutoffHour: number;
}

const dayOf = ({ reviewedAt }: Review, { timeZone, dayCutoffHour }: LearnerClock): number =>
  learnerDayAt(new Date(reviewedAt), timeZone, dayCutoffHour);

const distinctReviews = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

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
  const latest = now.getTime() + CLOCK_DIFFERENCE_MAX_MS;
  const earliest = now.getTime() - REVIEW_AGE_MAX_DAYS * DAY_MS;
  return reviews.flatMap(({ id, reviewedAt }): RejectedReview[] => {
    const at = Date.parse(reviewedAt);
    if (at > latest) return [{ id, code: 'review_in_future' }];
    return at < earliest ? [{ id, code: 'review_too_old' }] : [];
  });
}

/** Finds reviews of items that do not exist or belong to other users. The items that exist are locked, so that they are not deleted meanwhile. */
async function findForeign(tx: Transaction, userId: string, reviews: readonly Review[]): Promise<RejectedReview[]> {
  const ids = [...new Set(reviews.map(({ itemId }) => itemId))];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM vocabulary_item WHERE user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;
  const own = new Set(rows.map(({ id }) => id));
  return reviews.filter(({ itemId }) => !own.has(itemId)).map(({ id }) => ({ id, code: 'vocabulary_item_not_found' }));
}

function rejection(reviews: readonly RejectedReview[]): ApiError {
  const code = rejectionCodes.find((candidate) => reviews.some((review) => review.code === candidate));
  return new ApiError(code ?? 'review_id_reused', { details: { reviews } });
}

interface Projection {
  readonly cards: ProjectedCard[];
  /** The states before the added reviews, by their ids. */
  readonly before: Map<string, CardState | null>;
  /** What the reviews add to the totals of days. */
  readonly totals: TotalsByDay;
}

/**
 * Computes the cards after new reviews. Reviews that come after all earlier ones continue from the stored states; a review that arrives late makes its
 * card be computed from all of its events.
 */
async function project(
  tx: Transaction,
  userId: string,
  options: {
    scheduler: Scheduler;
    states: ReadonlyMap<string, CardState>;
    reviews: readonly Review[];
    clock: LearnerClock;
  },
): Promise<Projection> {
  const { scheduler, states, clock } = options;
  const groups = [...Map.groupBy(options.reviews, formatCardKey)].map(([name, [key, ...others]]) => {
    const events = [key!, ...others].map((review) => toEvent(review, clock)).toSorted(byPosition);
    const state = states.get(name) ?? null;
    return { name, key: { itemId: key!.itemId, type: key!.type }, events, state, isLate: !isAfter(events[0]!, state) };
  });
  const late = groups.filter(({ isLate }) => isLate);
  const history =
    late.length > 0
      ? await readEvents(
          tx,
          userId,
          late.map(({ key }) => key),
        )
      : new Map<string, LogEvent[]>();

  const before: Projection['before'] = new Map();
  const totals: TotalsByDay = new Map();
  const earlierTotals: TotalsByDay = new Map();
  const cards = groups.map(({ name, key, events, state, isLate }) => {
    const earlier = history.get(name) ?? [];
    const added = new Set(events.map(({ id }) => id));
    const onEvent = ({ id }: LogEvent, stateBefore: CardState | null): void => {
      if (added.has(id)) before.set(id, stateBefore);
    };
    if (isLate) replay(earlier, earlierTotals, { scheduler, key });
    const all = isLate ? [...earlier, ...events].toSorted(byPosition) : events;
    return { ...key, state: replay(all, totals, { scheduler, key, from: isLate ? null : state, onEvent }) };
  });
  return { cards, before, totals: subtractTotals(totals, earlierTotals) };
}

const toEvent = (review: Review, clock: LearnerClock): LogEvent => ({
  id: review.id,
  kind: 'review',
  at: Date.parse(review.reviewedAt),
  day: dayOf(review, clock),
  rating: review.rating,
  answerMs: review.answerMs,
});
