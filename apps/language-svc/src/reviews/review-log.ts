import type { Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { isOneOf } from './card-store.ts';
import { type DayNumber, formatDay } from './learner-day.ts';
import type { HistoryReview } from './optimise-weights.ts';
import { type CardKey, type CardState, formatCardKey, type LogEvent } from './replay.ts';

/** A row to add to the log. */
export interface NewLogRow extends CardKey {
  readonly id: string;
  readonly kind: 'review' | 'undo' | 'resume';
  readonly rating: number | null;
  readonly reviewedAt: Date;
  readonly answerMs: number | null;
  readonly timeZone: string | null;
  readonly dayCutoffHour: number | null;
  readonly day: DayNumber;
  readonly stateBefore: CardState | null;
  readonly undoesId: string | null;
}

/** A review in the log, with the fields that decide whether two reviews are equal. */
export interface StoredReview extends CardKey {
  readonly id: string;
  readonly kind: string;
  readonly rating: number | null;
  readonly reviewedAt: Date;
  readonly receivedAt: Date;
  readonly answerMs: number | null;
  readonly day: DayNumber;
}

export async function readStoredReviews(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StoredReview>> {
  const rows = await tx.$queryRaw<StoredReview[]>`
    SELECT id, kind, item_id AS "itemId", card_type AS type, rating, reviewed_at AS "reviewedAt", received_at AS "receivedAt",
      answer_ms AS "answerMs", day - DATE '1970-01-01' AS day
    FROM review_log.review WHERE user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the rows of cards of all kinds, by `formatCardKey`. Cards without rows are missing. */
export async function countCardRows(
  tx: Transaction,
  userId: string,
  keys: readonly CardKey[],
): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<(CardKey & { count: number })[]>`
    SELECT r.item_id AS "itemId", r.card_type AS type, count(*)::int AS count FROM review_log.review r
    WHERE r.user_id = ${userId}::uuid AND ${isOneOf('r', keys)} GROUP BY r.item_id, r.card_type`;
  return new Map(rows.map((row) => [formatCardKey(row), row.count]));
}

/** SQL: the rows `r` that cards are computed from: reviews that were not undone, and resumptions. */
const isEvent = Prisma.sql`(r.kind <> 'undo' AND NOT EXISTS (
  SELECT FROM review_log.review u WHERE u.user_id = r.user_id AND u.undoes_id = r.id))`;

/** SQL: the columns of a row `r` as in `LogEvent`, with the card. */
const eventColumns = Prisma.sql`
  r.item_id AS "itemId", r.card_type AS type, r.id, r.kind, (extract(epoch FROM r.reviewed_at) * 1000)::float8 AS at,
  r.day - DATE '1970-01-01' AS day, coalesce(r.rating, 0) AS rating, coalesce(r.answer_ms, 0) AS "answerMs"`;

/** Reads the events of cards in order, by `formatCardKey`. */
export async function readEvents(
  tx: Transaction,
  userId: string,
  keys: readonly CardKey[],
): Promise<Map<string, LogEvent[]>> {
  const rows = await tx.$queryRaw<(LogEvent & CardKey)[]>`
    SELECT ${eventColumns} FROM review_log.review r
    WHERE r.user_id = ${userId}::uuid AND ${isOneOf('r', keys)} AND ${isEvent}
    ORDER BY r.item_id, r.card_type, r.reviewed_at, r.id`;
  return Map.groupBy(rows, formatCardKey);
}

/** A position in the log of a user. The log is ordered by card, then by time. */
export interface LogPosition extends CardKey {
  readonly at: number;
  readonly id: string;
}

/** Reads the events of a user's cards after a position in the log, ordered by card and then by time. */
export function readEventPage(
  tx: Transaction,
  userId: string,
  after: LogPosition | null,
  limit: number,
): Promise<(LogEvent & CardKey)[]> {
  const isAfter = after
    ? Prisma.sql`AND (r.item_id, r.card_type, r.reviewed_at, r.id)
        > (${after.itemId}::uuid, ${after.type}, ${new Date(after.at)}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty;
  return tx.$queryRaw`
    SELECT ${eventColumns} FROM review_log.review r WHERE r.user_id = ${userId}::uuid AND ${isEvent} ${isAfter}
    ORDER BY r.item_id, r.card_type, r.reviewed_at, r.id LIMIT ${limit}`;
}

/** The maximum number of reviews with which the parameters of one user are optimised. */
const HISTORY_ROWS_MAX = 100_000;

/** Reads the reviews of each card of a user in order, without undone reviews. */
export async function readCardHistories(tx: Transaction, userId: string): Promise<HistoryReview[][]> {
  const rows = await tx.$queryRaw<(LogEvent & CardKey)[]>`
    SELECT ${eventColumns} FROM review_log.review r WHERE r.user_id = ${userId}::uuid AND r.kind = 'review' AND ${isEvent}
    ORDER BY r.item_id, r.card_type, r.reviewed_at, r.id LIMIT ${HISTORY_ROWS_MAX}`;
  return [...Map.groupBy(rows, formatCardKey).values()];
}

export async function insertLogRows(
  tx: Transaction,
  userId: string,
  parameterVersion: number,
  rows: readonly NewLogRow[],
): Promise<void> {
  const json = rows.map((row) => ({ ...row, day: formatDay(row.day), stateBefore: describeState(row.stateBefore) }));
  await tx.$executeRaw`
    INSERT INTO review_log.review (user_id, id, kind, item_id, card_type, rating, reviewed_at, answer_ms, time_zone, day_cutoff_hour, day,
      state_before, parameter_version, undoes_id)
    SELECT ${userId}::uuid, id, kind, "itemId", type, rating, "reviewedAt", "answerMs", "timeZone", "dayCutoffHour", day, "stateBefore",
      ${parameterVersion}::int, "undoesId"
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS r(id uuid, kind text, "itemId" uuid, type text, rating smallint,
      "reviewedAt" timestamptz, "answerMs" int, "timeZone" text, "dayCutoffHour" smallint, day date, "stateBefore" jsonb, "undoesId" uuid)`;
}

function describeState(state: CardState | null): object | null {
  if (state === null) return null;
  const { stability, difficulty, reps, lapses, due, lastReviewedAt } = state;
  return {
    state: state.state,
    stability,
    difficulty,
    reps,
    lapses,
    due: new Date(due),
    lastReviewedAt: new Date(lastReviewedAt),
  };
}

/**
 * Moves the events of all cards of an item to another item. Rows of the log are never changed: each event is undone, and added again for the other
 * item with its original time and learner's day. The caller must then compute the cards of both items again.
 */
export async function moveReviews(
  tx: Transaction,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH moved AS (
      SELECT r.* FROM review_log.review r WHERE r.user_id = ${userId}::uuid AND r.item_id = ${from}::uuid AND ${isEvent}
    ), undone AS (
      INSERT INTO review_log.review (user_id, id, kind, item_id, card_type, reviewed_at, day, parameter_version, undoes_id)
      SELECT user_id, gen_random_uuid(), 'undo', item_id, card_type, now(), day, parameter_version, id FROM moved
    )
    INSERT INTO review_log.review (user_id, id, kind, item_id, card_type, rating, reviewed_at, received_at, answer_ms, time_zone, day_cutoff_hour, day,
      state_before, parameter_version)
    SELECT user_id, gen_random_uuid(), kind, ${to}::uuid, card_type, rating, reviewed_at, received_at, answer_ms, time_zone, day_cutoff_hour, day,
      state_before, parameter_version FROM moved`;
}
