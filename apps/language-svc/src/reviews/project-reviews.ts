import type { Review } from '@memory/contracts';
import type { Transaction } from '../database.ts';
import type { ProjectedCard } from './card-store.ts';
import type { DayNumber } from './learner-day.ts';
import {
  byPosition,
  type CardKey,
  type CardState,
  formatCardKey,
  isAfter,
  type LogEvent,
  replay,
  subtractTotals,
  type TotalsByDay,
} from './replay.ts';
import { readEvents } from './review-log.ts';
import type { Scheduler } from './scheduler.ts';

/** The number of cards whose histories are in memory at once. The service handles other requests between two such reads. */
const HISTORIES_PER_READ = 10;

/** A review with its time, in milliseconds since 1970, and its learner's day. */
export interface DatedReview extends Review {
  readonly at: number;
  readonly day: DayNumber;
}

interface Projection {
  readonly cards: ProjectedCard[];
  /** The states before the added reviews, by the ids of the reviews. */
  readonly before: Map<string, CardState | null>;
  /** The totals per day that the reviews add. */
  readonly totals: TotalsByDay;
}

interface ProjectOptions {
  readonly scheduler: Scheduler;
  /** The stored states of the cards, by `formatCardKey`. */
  readonly states: ReadonlyMap<string, CardState>;
  readonly reviews: readonly DatedReview[];
}

/** A card with its new reviews in order, and its stored state. */
interface CardWithReviews {
  readonly key: CardKey;
  readonly events: readonly LogEvent[];
  readonly state: CardState | null;
}

/**
 * Computes the cards after new reviews. If the new reviews of a card are later than all earlier reviews, the computation continues from the stored
 * state. If a review arrives late, the card is computed again from all its events.
 */
export async function projectReviews(
  tx: Transaction,
  userId: string,
  { scheduler, states, reviews }: ProjectOptions,
): Promise<Projection> {
  const cards: ProjectedCard[] = [];
  const before: Projection['before'] = new Map();
  const totals: TotalsByDay = new Map();
  const earlierTotals: TotalsByDay = new Map();
  const project = ({ key, events, state }: CardWithReviews, history: readonly LogEvent[] | null): void => {
    const added = new Set(events.map(({ id }) => id));
    const onEvent = ({ id }: LogEvent, stateBefore: CardState | null): void => {
      if (added.has(id)) before.set(id, stateBefore);
    };
    if (history) replay(history, earlierTotals, { scheduler, key });
    const all = history ? [...history, ...events].toSorted(byPosition) : events;
    const from = history ? null : state;
    cards.push({ ...key, state: replay(all, totals, { scheduler, key, from, onEvent }) });
  };

  const late: CardWithReviews[] = [];
  for (const card of groupByCard(reviews, states)) {
    if (isAfter(card.events[0]!, card.state)) project(card, null);
    else late.push(card);
  }
  for (let start = 0; start < late.length; start += HISTORIES_PER_READ) {
    const part = late.slice(start, start + HISTORIES_PER_READ);
    const keys = part.map(({ key }) => key);
    // oxlint-disable-next-line no-await-in-loop -- few histories are in memory at once
    const histories = await readEvents(tx, userId, keys);
    for (const card of part) project(card, histories.get(formatCardKey(card.key)) ?? []);
  }
  return { cards, before, totals: subtractTotals(totals, earlierTotals) };
}

function groupByCard(reviews: readonly DatedReview[], states: ReadonlyMap<string, CardState>): CardWithReviews[] {
  return [...Map.groupBy(reviews, formatCardKey)].map(([name, ofCard]) => ({
    key: { itemId: ofCard[0]!.itemId, type: ofCard[0]!.type },
    events: ofCard.map(toEvent).toSorted(byPosition),
    state: states.get(name) ?? null,
  }));
}

const toEvent = ({ id, at, day, rating, answerMs }: DatedReview): LogEvent => ({
  id,
  kind: 'review',
  at,
  day,
  rating,
  answerMs,
});
