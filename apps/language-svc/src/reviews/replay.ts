import { ratings } from '@memory/contracts';
import type { DayNumber } from './learner-day.ts';
import type { Schedule, Scheduler } from './scheduler.ts';

/** The number of lapses after which a card is set aside. */
const LEECH_LAPSES = 8;
/** The maximum answer time that counts as learning time, so that a pause during a card does not count. */
const REVIEW_MS_MAX = 120_000;

/** A row of the log that changes a card: a review that was not undone, or a resumption. */
export interface LogEvent {
  readonly id: string;
  readonly kind: 'review' | 'resume';
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly day: DayNumber;
  /** 0 for a resumption. */
  readonly rating: number;
  readonly answerMs: number;
}

/** The state of a card that has at least one review. */
export interface CardState extends Schedule {
  readonly due: number;
  readonly dueDay: DayNumber;
  readonly lapsesAtResume: number;
  readonly isLeech: boolean;
  readonly lastReviewedAt: number;
  readonly firstRightDay: DayNumber | null;
  readonly lastLogAt: number;
  readonly lastLogId: string;
}

/** The totals of the reviews of a day. */
export interface DayTotals {
  reviews: number;
  answerMs: number;
  introduced: number;
  tested: number;
  retained: number;
}
export type TotalsByDay = Map<DayNumber, DayTotals>;

type Position = Pick<LogEvent, 'at' | 'id'>;
export const byPosition = (one: Position, other: Position): number =>
  one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Whether an event comes after all events that a state was computed from. */
export const isAfter = (event: Position, state: CardState | null): boolean =>
  state === null || byPosition(event, { at: state.lastLogAt, id: state.lastLogId }) > 0;

/** The key that identifies a card of a user. */
export interface CardKey {
  readonly itemId: string;
  readonly type: string;
}
export const formatCardKey = ({ itemId, type }: CardKey): string => `${itemId}:${type}`;

interface ReplayOptions {
  readonly scheduler: Scheduler;
  readonly key: CardKey;
  /** The state before the first event; null for a card without reviews. */
  readonly from?: CardState | null;
  /** Called with each event and the state before it. */
  readonly onEvent?: (event: LogEvent, before: CardState | null) => void;
}

/**
 * Computes the state of a card from its events, which must be in order, and adds the events to the totals of their days. All code computes cards
 * with this function, so that a rebuilt card equals a card that was updated review by review.
 */
export function replay(
  events: readonly LogEvent[],
  totals: TotalsByDay,
  { scheduler, key, from = null, onEvent }: ReplayOptions,
): CardState | null {
  const seed = formatCardKey(key);
  let state = from;
  for (const event of events) {
    onEvent?.(event, state);
    if (event.kind === 'resume') {
      state = state && resume(state, event);
      continue;
    }
    addToDay(totals, event, state);
    state = review(scheduler, seed, state, event);
  }
  return state;
}

function review(scheduler: Scheduler, seed: string, state: CardState | null, event: LogEvent): CardState {
  const { schedule, intervalMs } = scheduler.reschedule(seed, state, event.day, event.rating);
  const { lapses, lastDay, scheduledDays } = schedule;
  const lapsesAtResume = state?.lapsesAtResume ?? 0;
  const isRight = event.rating > ratings.again;
  return {
    ...schedule,
    due: event.at + intervalMs,
    dueDay: lastDay + scheduledDays,
    lapsesAtResume,
    isLeech: lapses - lapsesAtResume >= LEECH_LAPSES,
    lastReviewedAt: event.at,
    firstRightDay: state?.firstRightDay ?? (isRight ? lastDay : null),
    lastLogAt: event.at,
    lastLogId: event.id,
  };
}

const resume = (state: CardState, { at, id }: LogEvent): CardState => ({
  ...state,
  lapsesAtResume: state.lapses,
  isLeech: false,
  lastLogAt: at,
  lastLogId: id,
});

function addToDay(totals: TotalsByDay, { day, rating, answerMs }: LogEvent, state: CardState | null): void {
  const isTest = state?.state === 'review' && day > state.lastDay;
  const sum = totals.get(day) ?? { reviews: 0, answerMs: 0, introduced: 0, tested: 0, retained: 0 };
  totals.set(day, sum);
  sum.reviews += 1;
  sum.answerMs += Math.min(answerMs, REVIEW_MS_MAX);
  sum.introduced += state === null ? 1 : 0;
  sum.tested += isTest ? 1 : 0;
  sum.retained += isTest && rating > ratings.again ? 1 : 0;
}

/** Returns `totals` minus `others`. */
export function subtractTotals(totals: TotalsByDay, others: TotalsByDay): TotalsByDay {
  const difference: TotalsByDay = new Map([...totals].map(([day, sum]) => [day, { ...sum }]));
  for (const [day, other] of others) {
    const sum = difference.get(day) ?? { reviews: 0, answerMs: 0, introduced: 0, tested: 0, retained: 0 };
    difference.set(day, sum);
    for (const name of Object.keys(other) as (keyof DayTotals)[]) sum[name] -= other[name];
  }
  return difference;
}
