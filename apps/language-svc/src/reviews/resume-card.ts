import type { Card } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database.ts';
import { readCardStates } from './card-store.ts';
import { presentCard } from './card.presenter.ts';
import { type LearnerParameters, Learners } from './learners.ts';
import { addRowAndRecompute } from './recompute-card.ts';
import { type CardKey, formatCardKey } from './replay.ts';

@Injectable()
export class ResumeCard {
  constructor(private readonly learners: Learners) {}

  /**
   * Resumes a card that was set aside as a leech. The card is set aside again after another LEECH_LAPSES lapses. Has no effect on a card that is
   * not set aside.
   * @throws ApiError `card_not_found`, `too_many_requests`
   */
  execute(userId: string, key: CardKey): Promise<Card> {
    return this.learners.change(userId, (tx, learner) => this.resume(tx, userId, learner, key));
  }

  private async resume(tx: Transaction, userId: string, learner: LearnerParameters, key: CardKey): Promise<Card> {
    const now = new Date();
    const state = (await readCardStates(tx, userId, [key])).get(formatCardKey(key));
    if (!state) throw new ApiError('card_not_found');
    if (!state.isLeech) return presentCard(key, state, now);
    const resumed = await addRowAndRecompute(tx, userId, learner, {
      ...key,
      id: uuidv7(),
      kind: 'resume',
      rating: null,
      // The resumption must come after the last review, whose time may be some minutes ahead of the server's time.
      reviewedAt: new Date(Math.max(now.getTime(), state.lastLogAt + 1)),
      answerMs: null,
      timeZone: null,
      dayCutoffHour: null,
      day: state.lastDay,
      stateBefore: null,
      undoesId: null,
    });
    return presentCard(key, resumed, now);
  }
}
