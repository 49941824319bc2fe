import type { Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { findDeadLetterEventIds } from '../dead-letter/dead-letters.ts';
import { eventStreamKey } from '../redis/redis-keys.ts';
import { readFirstUnhandledId, readLastStreamId } from '../redis/stream-groups.ts';
import { compareStreamIds, splitStreamId } from '../redis/stream-ids.ts';
import type { SqlDatabase, SqlExecutor } from '../sql-database.ts';
import { lockOutbox } from './outbox-lock.ts';

/** The maximum number of rows that one statement moves or deletes. The SQL contains it as a literal, like `OUTBOX_BATCH_SIZE`. */
export const PUBLISHED_BATCH_SIZE = 2_000;

/** SQL: the id of the stream entry that was added last; null when the rows of all published events are deleted. */
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

/** Moves outbox rows to `published_event`, in the transaction in which their events were added to the stream. */
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

/** Whether Redis has lost the entry of a stream that was added last, and with it perhaps others. @throws when Redis fails */
export async function hasLostEntries(redis: Redis, producer: Producer, lastPublishedId: string): Promise<boolean> {
  return compareStreamIds(await readLastStreamId(redis, eventStreamKey(producer)), lastPublishedId) < 0;
}

/**
 * Moves the events that Redis has lost back to the outbox, from where they are published again in their order. It begins with the newest: as
 * long as a row of a lost event is left, no relay publishes (`appendToStream`), so that a crash in between does not change the order.
 * @returns the number of events; another relay may be moving further ones
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
 * Deletes rows of `published_event` whose events all groups have handled. The rows of dead letters and of replays are kept, so that these
 * events are published again, too, when Redis loses its data.
 * @returns the number of rows; after a full batch, more may be left
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
  // The dead letters are read after the positions of the groups, because an event becomes one when it is acknowledged.
  const firstUnhandledId = await readFirstUnhandledId(redis, eventStreamKey(producer), groups);
  const deadLetterEventIds = await findDeadLetterEventIds(redis, producer, groups);
  // Read last: when Redis had its data afterwards, it had it when the dead letters were read.
  if (await hasLostEntries(redis, producer, lastPublishedId)) return 0;
  return database.$executeRawUnsafe(DELETE_HANDLED, ...splitStreamId(firstUnhandledId), deadLetterEventIds);
}
