import type { Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { type DayNumber, formatDay } from './learner-day.ts';
import { type CardKey, type CardState, formatCardKey, type TotalsByDay } from './replay.ts';

/** The columns of `review_card` as a query returns them. */
export interface CardRow {
  readonly itemId: string;
  readonly type: string;
  readonly state: CardState['state'];
  readonly due: Date;
  readonly dueDay: DayNumber;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningStep: number;
  readonly reps: number;
  readonly lapses: number;
  readonly lapsesAtResume: number;
  readonly isLeech: boolean;
  readonly lastReviewedAt: Date;
  readonly lastDay: DayNumber;
  readonly firstRightDay: DayNumber | null;
  readonly lastLogAt: Date;
  readonly lastLogId: string;
}

/** SQL: the columns of a card `c` as in `CardRow`. Days are numbers of days since 1970. */
export const cardColumns = Prisma.sql`
  c.item_id AS "itemId", c.card_type AS type, c.state, c.due, c.due_day - DATE '1970-01-01' AS "dueDay", c.stability, c.difficulty,
  c.scheduled_days AS "scheduledDays", c.learning_step AS "learningStep", c.reps, c.lapses, c.lapses_at_resume AS "lapsesAtResume",
  c.is_leech AS "isLeech", c.last_reviewed_at AS "lastReviewedAt", c.last_day - DATE '1970-01-01' AS "lastDay",
  c.first_right_day - DATE '1970-01-01' AS "firstRightDay", c.last_log_at AS "lastLogAt", c.last_log_id AS "lastLogId"`;

export const toCardState = (row: CardRow): CardState => ({
  state: row.state,
  due: row.due.getTime(),
  dueDay: row.dueDay,
  stability: row.stability,
  difficulty: row.difficulty,
  scheduledDays: row.scheduledDays,
  learningStep: row.learningStep,
  reps: row.reps,
  lapses: row.lapses,
  lapsesAtResume: row.lapsesAtResume,
  isLeech: row.isLeech,
  lastReviewedAt: row.lastReviewedAt.getTime(),
  lastDay: row.lastDay,
  firstRightDay: row.firstRightDay,
  lastLogAt: row.lastLogAt.getTime(),
  lastLogId: row.lastLogId,
});

/** A card with its state; null for a card without reviews, which has no row. */
export interface ProjectedCard extends CardKey {
  readonly state: CardState | null;
}

/** SQL: whether a card or a row of the log `row` belongs to one of the given cards. */
export function isOneOf(row: 'c' | 'r', keys: readonly CardKey[]): Prisma.Sql {
  const alias = Prisma.raw(row);
  const itemIds = keys.map(({ itemId }) => itemId);
  const types = keys.map(({ type }) => type);
  return Prisma.sql`(${alias}.item_id, ${alias}.card_type) IN (SELECT * FROM unnest(${itemIds}::uuid[], ${types}::text[]))`;
}

/** Reads the states of cards by `formatCardKey`. Cards without reviews are missing. */
export async function readCardStates(
  tx: Transaction,
  userId: string,
  keys: readonly CardKey[],
): Promise<Map<string, CardState>> {
  const rows = await tx.$queryRaw<CardRow[]>`
    SELECT ${cardColumns} FROM review_card c WHERE c.user_id = ${userId}::uuid AND ${isOneOf('c', keys)}`;
  return new Map(rows.map((row) => [formatCardKey(row), toCardState(row)]));
}

/**
 * Writes the states of cards. Cards of items that were deleted are left out.
 * @returns the number of cards whose stored state was different or missing
 */
export async function writeCards(tx: Transaction, userId: string, cards: readonly ProjectedCard[]): Promise<number> {
  const stored = cards.flatMap(({ itemId, type, state }) => (state ? [toJsonRow(itemId, type, state)] : []));
  const removed = cards.filter(({ state }) => state === null);
  if (removed.length > 0)
    await tx.$executeRaw`DELETE FROM review_card c WHERE c.user_id = ${userId}::uuid AND ${isOneOf('c', removed)}`;
  if (stored.length === 0) return 0;
  return tx.$executeRaw`
    INSERT INTO review_card (user_id, item_id, card_type, state, due, due_day, stability, difficulty, scheduled_days, learning_step, reps, lapses,
      lapses_at_resume, is_leech, last_reviewed_at, last_day, first_right_day, last_log_at, last_log_id)
    SELECT ${userId}::uuid, c.* FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS c(item_id uuid, card_type text, state text,
      due timestamptz, due_day date, stability float8, difficulty float8, scheduled_days int, learning_step int, reps int, lapses int,
      lapses_at_resume int, is_leech boolean, last_reviewed_at timestamptz, last_day date, first_right_day date, last_log_at timestamptz,
      last_log_id uuid)
    WHERE EXISTS (SELECT FROM vocabulary_item i WHERE i.id = c.item_id)
    ON CONFLICT (user_id, item_id, card_type) DO UPDATE SET state = excluded.state, due = excluded.due, due_day = excluded.due_day,
      stability = excluded.stability, difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days,
      learning_step = excluded.learning_step, reps = excluded.reps, lapses = excluded.lapses, lapses_at_resume = excluded.lapses_at_resume,
      is_leech = excluded.is_leech, last_reviewed_at = excluded.last_reviewed_at, last_day = excluded.last_day,
      first_right_day = excluded.first_right_day, last_log_at = excluded.last_log_at, last_log_id = excluded.last_log_id
    WHERE review_card.* IS DISTINCT FROM excluded.*`;
}

function toJsonRow(itemId: string, type: string, state: CardState): object {
  return {
    item_id: itemId,
    card_type: type,
    state: state.state,
    due: new Date(state.due),
    due_day: formatDay(state.dueDay),
    stability: state.stability,
    difficulty: state.difficulty,
    scheduled_days: state.scheduledDays,
    learning_step: state.learningStep,
    reps: state.reps,
    lapses: state.lapses,
    lapses_at_resume: state.lapsesAtResume,
    is_leech: state.isLeech,
    last_reviewed_at: new Date(state.lastReviewedAt),
    last_day: formatDay(state.lastDay),
    first_right_day: state.firstRightDay === null ? null : formatDay(state.firstRightDay),
    last_log_at: new Date(state.lastLogAt),
    last_log_id: state.lastLogId,
  };
}

/** Deletes all cards of a user except the given cards. @returns the number of deleted cards */
export function deleteOtherCards(tx: Transaction, userId: string, keys: readonly CardKey[]): Promise<number> {
  return tx.$executeRaw`DELETE FROM review_card c WHERE c.user_id = ${userId}::uuid AND NOT ${isOneOf('c', keys)}`;
}

/** Adds to the totals of a user's days. A day without reviews has no row. */
export async function addDayTotals(tx: Transaction, userId: string, totals: TotalsByDay): Promise<void> {
  const changed = toDayRows(totals);
  if (changed.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO review_day AS stored (user_id, day, reviews, answer_ms, introduced, tested, retained)
    SELECT ${userId}::uuid, r.* FROM ${dayRecords(changed)}
    ON CONFLICT (user_id, day) DO UPDATE SET reviews = stored.reviews + excluded.reviews, answer_ms = stored.answer_ms + excluded.answer_ms,
      introduced = stored.introduced + excluded.introduced, tested = stored.tested + excluded.tested,
      retained = stored.retained + excluded.retained`;
  await tx.$executeRaw`DELETE FROM review_day WHERE user_id = ${userId}::uuid AND reviews = 0`;
}

/**
 * Replaces the totals of all of a user's days.
 * @returns the number of days whose stored totals were different
 */
export async function replaceDayTotals(tx: Transaction, userId: string, totals: TotalsByDay): Promise<number> {
  const rows = toDayRows(totals);
  const changed = await tx.$executeRaw`
    INSERT INTO review_day AS stored (user_id, day, reviews, answer_ms, introduced, tested, retained)
    SELECT ${userId}::uuid, r.* FROM ${dayRecords(rows)}
    ON CONFLICT (user_id, day) DO UPDATE SET reviews = excluded.reviews, answer_ms = excluded.answer_ms, introduced = excluded.introduced,
      tested = excluded.tested, retained = excluded.retained
    WHERE stored.* IS DISTINCT FROM excluded.*`;
  const days = rows.map(({ day }) => day);
  const removed =
    await tx.$executeRaw`DELETE FROM review_day WHERE user_id = ${userId}::uuid AND day <> ALL(${days}::date[])`;
  return changed + removed;
}

const toDayRows = (totals: TotalsByDay) =>
  [...totals].flatMap(([day, sums]) =>
    Object.values(sums).some((sum) => sum !== 0) ? [{ day: formatDay(day), ...sums }] : [],
  );

const dayRecords = (rows: readonly object[]): Prisma.Sql => Prisma.sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS r(day date, reviews int, "answerMs" bigint, introduced int, tested int, retained int)`;
