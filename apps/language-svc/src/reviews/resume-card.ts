import type { Card } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { readCardStates } from './card-store.ts';
import { presentCard } from './card.presenter.ts';
import { Learners } from './learners.ts';
import { addRowAndRecompute } from './recompute-card.ts';
import { type CardKey, formatCardKey } from './replay.ts';

/** The timeout of the transaction, in milliseconds: the card is computed from its whole history. */
const TIMEOUT_MS = 30_000;

@Injectable()
export class ResumeCard {
  constructor(
    private readonly database: Database,
    private readonly learners: Learners,
  ) {}

  /**
   * Puts a card that was set aside on the list again, until it is forgotten as often once more. Other cards stay as they are.
   * @throws ApiError `card_not_found`
   */
  async execute(userId: string, key: CardKey): Promise<Card> {
    return this.database.$transaction((tx) => this.resume(tx, userId, key), { timeout: TIMEOUT_MS });
  }

  private async resume(tx: Transaction, userId: string, key: CardKey): Promise<Card> {
    const now = new Date();
    const learner = await this.learners.lock(tx, userId);
    const state = (await readCardStates(tx, userId, [key])).get(formatCardKey(key));
    if (!state) throw new ApiError('card_not_found');
    if (!state.isLeech) return presentCard(key, state, now);
    const resumed = await addRowAndRecompute(tx, userId, learner, {
      ...key,
      id: uuidv7(),
      kind: 'resume',
      rating: null,
      // A review may lie some minutes ahead of the server's time.
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
