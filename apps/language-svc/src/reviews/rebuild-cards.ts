import type { RebuiltCards } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { deleteOtherCards, type ProjectedCard, replaceDayTotals, writeCards } from './card-store.ts';
import { Learners } from './learners.ts';
import { recordStatesOfCards } from './record-states-of-cards.ts';
import { type CardKey, type CardState, formatCardKey, type LogEvent, replay, type TotalsByDay } from './replay.ts';
import { type LogPosition, readEventPage } from './review-log.ts';
import type { Scheduler } from './scheduler.ts';

/** The number of rows of the log that are in memory at once. Computing cards from these rows blocks the service for some 20 ms. */
const PAGE_ROWS = 2_000;
const LEARNERS_PER_PAGE = 500;
/** The timeout of the transaction, in milliseconds: a million rows take a quarter of a minute. */
const TIMEOUT_MS = 30 * 60_000;

/** Computes all cards and days of users again from the log. */
@Injectable()
export class RebuildCards {
  constructor(
    private readonly database: Database,
    private readonly learners: Learners,
  ) {}

  /** Returns the ids of users with reviews after a given id, in ascending order. */
  async listLearners(after: string | undefined): Promise<string[]> {
    const rows = await this.database.learner.findMany({
      ...(after !== undefined && { where: { userId: { gt: after } } }),
      orderBy: { userId: 'asc' },
      take: LEARNERS_PER_PAGE,
      select: { userId: true },
    });
    return rows.map(({ userId }) => userId);
  }

  /**
   * Rebuilds the cards of one user. Requests that change these cards wait until the rebuild has finished.
   * @throws ApiError `too_many_requests`
   */
  async execute(userId: string): Promise<RebuiltCards> {
    const learner = await this.database.learner.findUnique({ where: { userId } });
    if (!learner) return { rows: 0, cards: 0, changedCards: 0, changedDays: 0 };
    return this.learners.change(userId, (tx) => this.rebuild(tx, userId), { timeout: TIMEOUT_MS });
  }

  /** Rebuilds the cards of a user with the current parameters, in a transaction of `Learners.change`. */
  async rebuild(tx: Transaction, userId: string): Promise<RebuiltCards> {
    const { scheduler } = await this.learners.read(tx, userId);
    const totals: TotalsByDay = new Map();
    const keys: CardKey[] = [];
    let rows = 0;
    let changedCards = 0;
    for await (const { cards, rowCount } of this.readCards(tx, userId, scheduler, totals)) {
      rows += rowCount;
      keys.push(...cards);
      changedCards += await writeCards(tx, userId, cards);
      await recordStatesOfCards(tx, userId, cards, new Date());
    }
    changedCards += await deleteOtherCards(tx, userId, keys);
    return { rows, cards: keys.length, changedCards, changedDays: await replaceDayTotals(tx, userId, totals) };
  }

  /** Yields the cards of a user page by page. A card whose rows continue on the next page is yielded with the next page. */
  private async *readCards(
    tx: Transaction,
    userId: string,
    scheduler: Scheduler,
    totals: TotalsByDay,
  ): AsyncGenerator<{ cards: ProjectedCard[]; rowCount: number }> {
    let open: (CardKey & { state: CardState | null }) | undefined;
    for (let after: LogPosition | null = null; ;) {
      const page: (LogEvent & CardKey)[] = await readEventPage(tx, userId, after, PAGE_ROWS);
      const cards: ProjectedCard[] = [];
      for (const events of Map.groupBy(page, formatCardKey).values()) {
        const key: CardKey = { itemId: events[0]!.itemId, type: events[0]!.type };
        const isContinued = open !== undefined && formatCardKey(open) === formatCardKey(key);
        if (open && !isContinued) cards.push(open);
        const from: CardState | null = isContinued ? (open?.state ?? null) : null;
        open = { ...key, state: replay(events, totals, { scheduler, key, from }) };
      }
      const last = page.at(-1);
      if (!last && open) cards.push(open);
      yield { cards: cards.filter(({ state }) => state !== null), rowCount: page.length };
      if (!last) return;
      after = last;
    }
  }
}
