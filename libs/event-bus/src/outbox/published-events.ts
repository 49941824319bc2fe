import type { Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { findDeadLetterEventIds } from '../dead-letters.ts';
import { eventStreamKey } from '../redis/redis-keys.ts';
import { compareStreamIds, splitStreamId } from '../redis/stream-entries.ts';
import { readFirstUnhandledId, readLastStreamId } from '../redis/stream-groups.ts';
import type { SqlDatabase, SqlExecutor } from '../sql-database.ts';
import { lockOutbox } from './outbox-lock.ts';

/** The maximum number of rows that one statement moves or deletes. The SQL contains the number as a literal, like `OUTBOX_BATCH_SIZE`. */
export const PUBLISHED_BATCH_SIZE = 2_000;

/** SQL: the id of the stream entry that was added last; null when the rows of all published events have been deleted. */
export const LAST_PUBLISHED_ID = `(
  SELECT stream_ms || '-' || stream_sequence FROM published_event ORDER BY stream_ms DESC, stream_sequence DESC LIMIT 1)`;

const MOVE_TO_PUBLISHED = `
  WITH moved AS (DELETE FROM outbox WHERE sequence = ANY($1::bigint[]) RETURNING *)
  INSERT INTO published_event
    (stream_ms, stream_sequence, sequence, id, type, entity_id, data, occurred_at, request_id, traceparent)
  SELECT entry.stream_ms, entry.stream_sequence, sequence, id, type, entity_id, data, occurred_at, request_id, traceparent
  FROM moved JOIN unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS entry (sequence, stream_ms, stream_sequence) USING (sequence)`;

const MOVE_TO_OUTBOX = `
  WITH lost AS (
    DELETE FROM published_event WHERE (stream_ms, stream_sequence) IN (
      SELECT stream_ms, stream_sequence FROM published_event WHERE (stream_ms, stream_sequence) > ($1::bigint, $2::bigint)
      ORDER BY stream_ms DESC, stream_sequence DESC LIMIT ${PUBLISHED_BATCH_SIZE}
    )
    RETURNING *
  )
  INSERT INTO outbox (sequence, id, type, entity_id, data, occurred_at, request_id, traceparent)
  SELECT sequence, id, type, entity_id, data, occurred_at, request_id, traceparent FROM lost`;

const DELETE_HANDLED = `
  DELETE FROM published_event WHERE (stream_ms, stream_sequence) IN (
    SELECT stream_ms, stream_sequence FROM published_event
    WHERE (stream_ms, stream_sequence) < ($1::bigint, $2::bigint) AND id <> ALL($3::uuid[])
    ORDER BY stream_ms, stream_sequence LIMIT ${PUBLISHED_BATCH_SIZE}
  )`;

/** Moves outbox rows to `published_event`. Must run in the transaction that adds their events to the stream. */
export async function moveToPublished(
  tx: SqlExecutor,
  sequences: readonly string[],
  streamIds: readonly string[],
): Promise<void> {
  const ids = streamIds.map(splitStreamId);
  await tx.$executeRawUnsafe(
    MOVE_TO_PUBLISHED,
    sequences,
    ids.map(([time]) => time),
    ids.map(([, sequence]) => sequence),
  );
}

/** Whether Redis has lost the last entry that was added to a stream. Redis may then have lost other entries, too. @throws when Redis fails */
export async function hasLostEntries(redis: Redis, producer: Producer, lastPublishedId: string): Promise<boolean> {
  return compareStreamIds(await readLastStreamId(redis, eventStreamKey(producer)), lastPublishedId) < 0;
}

/**
 * Moves the events that Redis has lost back to the outbox. From there they are published again in their original order. The newest events are moved
 * first: no relay publishes while `published_event` contains a row of a lost event (`appendToStream`), so a crash between two batches does not change
 * the order.
 * @returns the number of moved events; another relay may be moving further events
 */
export async function requeueLostEvents(database: SqlDatabase, redis: Redis, producer: Producer): Promise<number> {
  let total = 0;
  for (;;) {
    const moved = await database.$transaction(async (tx) => {
      if (!(await lockOutbox(tx))) return 0;
      const lastId = await readLastStreamId(redis, eventStreamKey(producer));
      return tx.$executeRawUnsafe(MOVE_TO_OUTBOX, ...splitStreamId(lastId));
    });
    total += moved;
    if (moved < PUBLISHED_BATCH_SIZE) return total;
  }
}

/**
 * Deletes rows of `published_event` whose events all groups have handled. Keeps the rows of dead letters and of replays, so that these events are
 * also published again when Redis loses its data.
 * @returns the number of deleted rows; after a full batch, more may be left
 */
export async function deleteHandledEvents(
  database: SqlExecutor,
  redis: Redis,
  producer: Producer,
  groups: readonly string[],
): Promise<number> {
  const [{ lastPublishedId }] = await database.$queryRawUnsafe<[{ lastPublishedId: string | null }]>(
    `SELECT ${LAST_PUBLISHED_ID} AS "lastPublishedId"`,
  );
  if (lastPublishedId === null) return 0;
  // The dead letters are read after the positions of the groups, because an event becomes a dead letter at the moment it is acknowledged.
  const firstUnhandledId = await readFirstUnhandledId(redis, eventStreamKey(producer), groups);
  const deadLetterEventIds = await findDeadLetterEventIds(redis, producer, groups);
  // This check comes last: if Redis still has its data now, it also had its data when the dead letters were read.
  if (await hasLostEntries(redis, producer, lastPublishedId)) return 0;
  return database.$executeRawUnsafe(DELETE_HANDLED, ...splitStreamId(firstUnhandledId), deadLetterEventIds);
}
