import { type Envelope, eventCatalog, type Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { STREAM_EVENT_FIELD, eventStreamKey } from '../redis/redis-keys.ts';
import type { SqlDatabase, SqlExecutor } from '../sql-database.ts';

/**
 * The maximum number of events in one transaction of the relay. The SQL statement contains the number as a literal: with a parameter,
 * PostgreSQL would plan the statement again at each execution.
 */
export const OUTBOX_BATCH_SIZE = 500;

// The key of the advisory lock is an arbitrary number that no other advisory lock in a service's database uses.
const LOCK = `SELECT pg_try_advisory_xact_lock(723946018) AS "isLocked"`;

// All columns are selected as text, so that the result does not depend on how a driver converts dates and bigints.
const DELETE_BATCH = `
  WITH deleted AS (
    DELETE FROM outbox WHERE sequence IN (SELECT sequence FROM outbox ORDER BY sequence LIMIT ${OUTBOX_BATCH_SIZE})
    RETURNING *
  )
  SELECT id::text AS id, type, entity_id AS "entityId", data::text AS data,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "occurredAt",
         request_id AS "requestId"
  FROM deleted ORDER BY sequence`;

interface OutboxRow {
  id: string;
  type: string;
  entityId: string;
  data: string;
  occurredAt: string;
  requestId: string | null;
}

/**
 * Publishes the oldest events of the outbox, and deletes their rows in the same transaction.
 * @returns the number of events; after a full batch, more may be left
 */
export function publishOutboxBatch(database: SqlDatabase, redis: Redis, producer: Producer): Promise<number> {
  return database.$transaction(async (tx) => {
    const envelopes = await deleteOutboxBatch(tx);
    for (const envelope of envelopes) assertOwnEvent(envelope, producer);
    await publishEnvelopes(redis, producer, envelopes);
    return envelopes.length;
  });
}

/**
 * Deletes the oldest outbox rows within the caller's transaction and returns their events in order; an empty list while another
 * relay holds the advisory lock. PostgreSQL releases the lock with its transaction, also when the relay's process is killed.
 * `SKIP LOCKED` instead of the lock could skip the first of two events of one entity and take the second.
 */
async function deleteOutboxBatch(tx: SqlExecutor): Promise<Envelope[]> {
  const [{ isLocked }] = await tx.$queryRawUnsafe<[{ isLocked: boolean }]>(LOCK);
  if (!isLocked) return [];
  const rows = await tx.$queryRawUnsafe<OutboxRow[]>(DELETE_BATCH);
  return rows.map(({ requestId, ...row }) => ({
    ...row,
    ...(requestId !== null && { requestId }),
    data: JSON.parse(row.data) as unknown,
  }));
}

/** Consumers read an event from the stream of the producer that the catalog declares; on another stream they would reject it. */
function assertOwnEvent({ type }: Envelope, producer: Producer): void {
  const declared = eventCatalog.get(type)?.producer ?? producer;
  if (declared !== producer) throw new Error(`${type} belongs to ${declared}, not to ${producer}`);
}

/** Appends events to their producer's stream, in order, in one Redis transaction. @throws the first error of a command */
export async function publishEnvelopes(
  redis: Redis,
  producer: Producer,
  envelopes: readonly Envelope[],
): Promise<void> {
  const transaction = redis.multi();
  for (const envelope of envelopes)
    transaction.xadd(eventStreamKey(producer), '*', STREAM_EVENT_FIELD, JSON.stringify(envelope));
  const results = await transaction.exec();
  const failure = results?.find(([error]) => error)?.[0];
  if (failure) throw failure;
}

/**
 * Whether the outbox has rows: one cheap read, so that idle relays open no transactions. It is ordered, because without the index PostgreSQL
 * would read the pages of all rows that were deleted since the last vacuum.
 */
export async function hasOutboxEvents(database: SqlExecutor): Promise<boolean> {
  const rows = await database.$queryRawUnsafe<unknown[]>('SELECT 1 FROM outbox ORDER BY sequence LIMIT 1');
  return rows.length > 0;
}
