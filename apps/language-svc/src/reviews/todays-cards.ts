import type { LearningSettings } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../generated/prisma/client.ts';
import { ReadLearningSettings } from '../learning-settings/read-learning-settings.ts';
import { type ProjectedCard, toCardState } from './card-store.ts';
import { divideDay, mixEvenly, remainingCapacity, secondsPerCard, type StudiedDay, varyFirstDay } from './day-plan.ts';
import { findDueCards, findNewItems, findNextTypes } from './find-due-cards.ts';
import { type DayNumber, formatDay, learnerDayAt } from './learner-day.ts';
import type { CardKey } from './replay.ts';

/** The number of last reviews from which the time per card is computed. */
const REVIEWS_FOR_MEDIAN = 100;

/** The cards that a user still has to study on a learner's day. */
export interface TodaysCards {
  readonly day: DayNumber;
  readonly settings: LearningSettings;
  readonly studied: StudiedDay;
  readonly secondsPerCard: number;
  /** In the order of the session. */
  readonly cards: readonly ProjectedCard[];
  readonly due: number;
  readonly new: number;
}

@Injectable()
export class TodaysCardsReader {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly settings: ReadLearningSettings,
  ) {}

  /**
   * Chooses the cards of the current learner's day: the cards that fit into the day, minus the cards that were already reviewed.
   * @param more the number of additional cards beyond the plan of the day
   */
  async read(userId: string, timeZone: string, now: Date, more = 0): Promise<TodaysCards> {
    const settings = await this.settings.execute(userId);
    const day = learnerDayAt(now, timeZone, settings.dayCutoffHour);
    const [studied, answerMs] = await Promise.all([this.readStudied(userId, day), this.readReviewTimes(userId)]);
    const seconds = secondsPerCard(answerMs);
    const left = remainingCapacity(settings, studied, seconds);
    const capacity = { cards: left.cards + more, newCards: left.newCards + more };
    const read = { day, settings, studied, secondsPerCard: seconds };
    if (capacity.cards === 0) return { ...read, cards: [], due: 0, new: 0 };

    const options = { userId, today: day, types: settings.cardTypes };
    const forNew = { ...options, limit: capacity.newCards };
    const [due, nextTypes, newItems] = await Promise.all([
      findDueCards(this.statements, { ...options, limit: capacity.cards }),
      capacity.newCards > 0 ? findNextTypes(this.statements, forNew) : [],
      capacity.newCards > 0 ? findNewItems(this.statements, forNew) : [],
    ]);
    const newWords = studied.isFirst ? varyFirstDay(newItems, studied.introduced, settings.cardTypes) : newItems;
    const introduced = alternate<CardKey>(newWords, nextTypes);
    const parts = divideDay(capacity, { due: due.total, new: introduced.length });
    const dueCards = due.cards.slice(0, parts.due).map((row) => ({ ...keyOf(row), state: toCardState(row) }));
    const newCards = introduced.slice(0, parts.new).map((card) => ({ ...keyOf(card), state: null }));
    return { ...read, cards: mixEvenly<ProjectedCard>(dueCards, newCards), due: dueCards.length, new: newCards.length };
  }

  private async readStudied(userId: string, day: DayNumber): Promise<StudiedDay> {
    const rows = await this.statements.query<Omit<StudiedDay, 'isFirst'> & { isToday: boolean }>(Prisma.sql`
      SELECT reviews, answer_ms::float8 AS "answerMs", introduced, day = ${formatDay(day)}::date AS "isToday"
      FROM review_day WHERE user_id = ${userId}::uuid AND day <= ${formatDay(day)}::date AND reviews > 0 ORDER BY day DESC LIMIT 2`);
    const isFirst = rows.every(({ isToday }) => isToday);
    const today = rows.find(({ isToday }) => isToday);
    return {
      reviews: today?.reviews ?? 0,
      answerMs: today?.answerMs ?? 0,
      introduced: today?.introduced ?? 0,
      isFirst,
    };
  }

  private async readReviewTimes(userId: string): Promise<number[]> {
    const rows = await this.statements.query<{ answerMs: number }>(Prisma.sql`
      SELECT answer_ms AS "answerMs" FROM review_log.review WHERE user_id = ${userId}::uuid AND kind = 'review'
      ORDER BY reviewed_at DESC LIMIT ${Prisma.raw(String(REVIEWS_FOR_MEDIAN))}`);
    return rows.map(({ answerMs }) => answerMs);
  }
}

const keyOf = ({ itemId, type }: CardKey): CardKey => ({ itemId, type });

/** Returns the elements of both lists in turn. New words and further types of known words share the new cards of a day. */
const alternate = <Element>(some: readonly Element[], others: readonly Element[]): Element[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, index) =>
    [some[index], others[index]].filter((element) => element !== undefined),
  ).flat();
