import {
  CLOCK_DIFFERENCE_MAX_MINUTES,
  type Card,
  canonicalTimeZone,
  type NewReviews,
  type Review,
} from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database.ts';
import { ReadLearningSettings } from '../learning-settings/read-learning-settings.ts';
import { publishVocabularyChange } from '../vocabulary/publish-vocabulary-change.ts';
import { addDayTotals, readCardStates, writeCards } from './card-store.ts';
import { presentCard } from './card.presenter.ts';
import { learnerDayAt } from './learner-day.ts';
import { type LearnerParameters, Learners } from './learners.ts';
import { type DatedReview, projectReviews } from './project-reviews.ts';
import { recordStatesOfCards } from './record-states-of-cards.ts';
import { rejectInvalidReviews } from './reject-invalid-reviews.ts';
import { formatCardKey } from './replay.ts';
import { insertLogRows, readStoredReviews } from './review-log.ts';

const CLOCK_DIFFERENCE_MAX_MS = CLOCK_DIFFERENCE_MAX_MINUTES * 60_000;

interface LearnerClock {
  readonly timeZone: string;
  readonly dayCutoffHour: number;
}

@Injectable()
export class AddReviews {
  constructor(
    private readonly settings: ReadLearningSettings,
    private readonly learners: Learners,
  ) {}

  /**
   * Adds reviews to the log and updates their cards. Skips reviews that the log already contains. Adds all other reviews or none.
   * @returns the cards of all reviews, as they are now
   * @throws ApiError `clock_wrong`, `too_many_requests`, and the errors of `rejectInvalidReviews`, which list the rejected reviews
   */
  async execute(userId: string, { sentAt, timeZone, dayCutoffHour, reviews }: NewReviews): Promise<Card[]> {
    const now = new Date();
    if (Math.abs(Date.parse(sentAt) - now.getTime()) > CLOCK_DIFFERENCE_MAX_MS)
      throw new ApiError('clock_wrong', { details: { serverTime: now.toISOString() } });
    const cutoff = dayCutoffHour ?? (await this.settings.execute(userId)).dayCutoffHour;
    const clock: LearnerClock = { timeZone: canonicalTimeZone(timeZone) ?? timeZone, dayCutoffHour: cutoff };
    return this.learners.change(userId, (tx, learner) => this.add(tx, userId, learner, { reviews, clock, now }));
  }

  private async add(
    tx: Transaction,
    userId: string,
    { version, scheduler }: LearnerParameters,
    { reviews, clock, now }: { reviews: readonly Review[]; clock: LearnerClock; now: Date },
  ): Promise<Card[]> {
    const stored = await readStoredReviews(
      tx,
      userId,
      reviews.map(({ id }) => id),
    );
    const added = distinctReviews(reviews).filter(({ id }) => !stored.has(id));
    await rejectInvalidReviews(tx, userId, { reviews, stored, added, now });

    const states = await readCardStates(tx, userId, reviews);
    const dated = added.map((review) => withDay(review, clock));
    const changes = await projectReviews(tx, userId, { scheduler, states, reviews: dated });
    await insertLogRows(
      tx,
      userId,
      version,
      dated.map(({ at, ...review }) => ({
        ...review,
        ...clock,
        kind: 'review',
        reviewedAt: new Date(at),
        stateBefore: changes.before.get(review.id) ?? null,
        undoesId: null,
      })),
    );
    await writeCards(tx, userId, changes.cards);
    await recordStatesOfCards(tx, userId, changes.cards, now);
    await addDayTotals(tx, userId, changes.totals);
    if (dated.length > 0) await publishVocabularyChange(tx, userId);
    for (const card of changes.cards) {
      if (card.state) states.set(formatCardKey(card), card.state);
    }
    const keys = new Map(reviews.map((review) => [formatCardKey(review), review]));
    return [...keys].map(([name, key]) => presentCard(key, states.get(name) ?? null, now));
  }
}

const distinctReviews = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

function withDay(review: Review, { timeZone, dayCutoffHour }: LearnerClock): DatedReview {
  const at = Date.parse(review.reviewedAt);
  return { ...review, at, day: learnerDayAt(new Date(at), timeZone, dayCutoffHour) };
}
