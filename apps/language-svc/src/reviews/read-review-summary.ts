import { FORECAST_DAYS, LEECHES_MAX, type ReviewSummary } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../generated/prisma/client.ts';
import { KNOWN_STABILITY_DAYS } from '../word-states/word-state.ts';
import { CardItemReader } from './card-items.ts';
import { type CardRow, cardColumns, toCardState } from './card-store.ts';
import { presentCard } from './card.presenter.ts';
import { cardsPerDay } from './day-plan.ts';
import { type DayNumber, formatDay } from './learner-day.ts';
import { type TodaysCards, TodaysCardsReader } from './todays-cards.ts';

const CALENDAR_DAYS = 366;
const RETENTION_DAYS = 30;
const WEEK_DAYS = 7;

interface DayRow {
  readonly day: DayNumber;
  readonly reviews: number;
  readonly answerMs: number;
  readonly tested: number;
  readonly retained: number;
}

@Injectable()
export class ReadReviewSummary {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly todaysCards: TodaysCardsReader,
    private readonly cardItems: CardItemReader,
  ) {}

  async execute(userId: string, timeZone: string): Promise<ReviewSummary> {
    const now = new Date();
    const today = await this.todaysCards.read(userId, timeZone, now);
    const [days, learned, dueByDay, leeches] = await Promise.all([
      this.readDays(userId, today.day),
      this.countLearned(userId),
      this.countDueByDay(userId, today),
      this.readLeeches(userId, now),
    ]);
    const since = (count: number): DayRow[] => days.filter(({ day }) => day > today.day - count);
    const tested = sum(since(RETENTION_DAYS), 'tested');
    return {
      day: formatDay(today.day),
      due: today.due,
      new: today.new,
      learned,
      studiedToday: { reviews: today.studied.reviews, seconds: toSeconds(today.studied.answerMs) },
      forecast: forecast(today, dueByDay),
      trueRetention: {
        reviews: tested,
        share: tested === 0 ? null : sum(since(RETENTION_DAYS), 'retained') / tested,
      },
      seconds7Days: toSeconds(sum(since(WEEK_DAYS), 'answerMs')),
      days: days.map(({ day }) => formatDay(day)),
      leeches,
    };
  }

  private readDays(userId: string, today: DayNumber): Promise<DayRow[]> {
    return this.statements.query<DayRow>(Prisma.sql`
      SELECT day - DATE '1970-01-01' AS day, reviews, answer_ms::float8 AS "answerMs", tested, retained FROM review_day
      WHERE user_id = ${userId}::uuid AND day > ${formatDay(today - CALENDAR_DAYS)}::date ORDER BY day`);
  }

  private async countLearned(userId: string): Promise<number> {
    const rows = await this.statements.query<{ count: number }>(Prisma.sql`
      SELECT count(*)::int AS count FROM review_card c JOIN vocabulary_item i ON i.id = c.item_id AND i.hidden_at IS NULL
      WHERE c.user_id = ${userId}::uuid AND c.card_type = 'recognise' AND c.stability >= ${KNOWN_STABILITY_DAYS}`);
    return rows[0]?.count ?? 0;
  }

  /** Counts the cards that are due on the days after today, by day. */
  private async countDueByDay(userId: string, { day, settings }: TodaysCards): Promise<Map<DayNumber, number>> {
    const rows = await this.statements.query<{ day: DayNumber; due: number }>(Prisma.sql`
      SELECT greatest(c.due_day, ${formatDay(day)}::date) - DATE '1970-01-01' AS day, count(*)::int AS due
      FROM review_card c JOIN vocabulary_item i ON i.id = c.item_id AND i.hidden_at IS NULL AND i.known_at IS NULL
      WHERE c.user_id = ${userId}::uuid AND NOT c.is_leech AND c.card_type = ANY(${settings.cardTypes}::text[])
        AND c.due_day < ${formatDay(day + FORECAST_DAYS)}::date
      GROUP BY 1`);
    return new Map(rows.map((row) => [row.day, row.due]));
  }

  private async readLeeches(userId: string, now: Date): Promise<ReviewSummary['leeches']> {
    const rows = await this.statements.query<CardRow>(Prisma.sql`
      SELECT ${cardColumns} FROM review_card c JOIN vocabulary_item i ON i.id = c.item_id AND i.hidden_at IS NULL AND i.known_at IS NULL
      WHERE c.user_id = ${userId}::uuid AND c.is_leech
      ORDER BY c.lapses DESC, c.item_id, c.card_type LIMIT ${LEECHES_MAX}`);
    const items = await this.cardItems.read(rows.map(({ itemId }) => itemId));
    return rows.flatMap((row) => {
      const item = items.get(row.itemId);
      return item ? [{ ...presentCard(row, toCardState(row), now), item }] : [];
    });
  }
}

const toSeconds = (ms: number): number => Math.round(ms / 1_000);
const sum = (rows: readonly DayRow[], name: 'answerMs' | 'tested' | 'retained'): number =>
  rows.reduce((total, row) => total + row[name], 0);

/**
 * Returns how many cards a user will review on each of the next days: the cards that are due, at most as many as fit into a day. Cards that do not
 * fit are counted on the following day.
 */
function forecast(today: TodaysCards, dueByDay: ReadonlyMap<DayNumber, number>): ReviewSummary['forecast'] {
  const perDay = cardsPerDay(today.settings, today.secondsPerCard);
  let waiting = (dueByDay.get(today.day) ?? 0) - today.due;
  const later = Array.from({ length: FORECAST_DAYS - 1 }, (_, index) => {
    const day = today.day + index + 1;
    waiting += dueByDay.get(day) ?? 0;
    const due = Math.min(waiting, perDay);
    waiting -= due;
    return { day: formatDay(day), due };
  });
  return [{ day: formatDay(today.day), due: today.due }, ...later];
}
