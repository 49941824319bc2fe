import { type Card, UNDO_HOURS_MAX } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database.ts';
import { readCardStates } from './card-store.ts';
import { presentCard } from './card.presenter.ts';
import { type LearnerParameters, Learners } from './learners.ts';
import { addRowAndRecompute } from './recompute-card.ts';
import { type CardState, formatCardKey } from './replay.ts';
import { readStoredReviews } from './review-log.ts';

const HOUR_MS = 3_600_000;

@Injectable()
export class UndoReview {
  constructor(private readonly learners: Learners) {}

  /**
   * Adds a row to the log that undoes a review. A review that was undone before stays undone.
   * @returns the card as it is now
   * @throws ApiError `review_not_found`, `review_undo_too_late`, `too_many_requests`
   */
  execute(userId: string, id: string): Promise<Card> {
    return this.learners.change(userId, (tx, learner) => this.undo(tx, userId, learner, id));
  }

  private async undo(tx: Transaction, userId: string, learner: LearnerParameters, id: string): Promise<Card> {
    const now = new Date();
    const review = (await readStoredReviews(tx, userId, [id])).get(id);
    if (review?.kind !== 'review') throw new ApiError('review_not_found');
    const key = { itemId: review.itemId, type: review.type };
    if (await isUndone(tx, userId, id)) {
      const states = await readCardStates(tx, userId, [key]);
      return presentCard(key, states.get(formatCardKey(key)) ?? null, now);
    }
    if (now.getTime() - review.receivedAt.getTime() > UNDO_HOURS_MAX * HOUR_MS)
      throw new ApiError('review_undo_too_late');
    const state: CardState | null = await addRowAndRecompute(tx, userId, learner, {
      ...key,
      id: uuidv7(),
      kind: 'undo',
      rating: null,
      reviewedAt: now,
      answerMs: null,
      timeZone: null,
      dayCutoffHour: null,
      day: review.day,
      stateBefore: null,
      undoesId: id,
    });
    return presentCard(key, state, now);
  }
}

async function isUndone(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM review_log.review WHERE user_id = ${userId}::uuid AND undoes_id = ${id}::uuid`;
  return rows.length > 0;
}
