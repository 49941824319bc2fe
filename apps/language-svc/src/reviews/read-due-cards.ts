import type { DueCard, DueCards, DueCardsQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { CardItemReader } from './card-items.ts';
import { presentCard } from './card.presenter.ts';
import { DAY_MS, formatDay } from './learner-day.ts';
import { Learners } from './learners.ts';
import { formatCardKey } from './replay.ts';
import { TodaysCardsReader } from './todays-cards.ts';

@Injectable()
export class ReadDueCards {
  constructor(
    private readonly database: Database,
    private readonly learners: Learners,
    private readonly todaysCards: TodaysCardsReader,
    private readonly cardItems: CardItemReader,
  ) {}

  /**
   * Returns the cards of the current learner's day in the order of the session, at most `limit`; `more` is the number of cards beyond the plan of
   * the day.
   */
  async execute(userId: string, { timeZone, limit, more }: DueCardsQuery): Promise<DueCards> {
    const now = new Date();
    const [today, { scheduler }] = await Promise.all([
      this.todaysCards.read(userId, timeZone, now, more),
      this.learners.read(this.database, userId),
    ]);
    const shown = today.cards.slice(0, limit);
    const items = await this.cardItems.read(shown.map(({ itemId }) => itemId));
    const cards = shown.flatMap((card): DueCard[] => {
      const item = items.get(card.itemId);
      // Omits cards whose item was deleted after the cards were chosen.
      if (!item) return [];
      const [again, hard, good, easy] = scheduler
        .previewIntervals(formatCardKey(card), card.state, today.day)
        .map((ms) => ms / DAY_MS) as [number, number, number, number];
      // On the first day, a card without reviews is the first card of its word.
      const isFirstOfWord =
        today.studied.isFirst &&
        card.state === null &&
        card.type !== 'recognise' &&
        today.settings.cardTypes.includes('recognise');
      return [
        {
          ...presentCard(card, card.state, now),
          item,
          intervals: { again, hard, good, easy },
          ...(isFirstOfWord && { isFirstOfWord }),
        },
      ];
    });
    return {
      day: formatDay(today.day),
      cards,
      remaining: { due: today.due, new: today.new },
      isDoneForToday: today.cards.length === 0,
    };
  }
}
