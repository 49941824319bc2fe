import { type Envelope, eventCatalog, type Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import type { SqlDatabase, SqlExecutor } from '../sql-database.ts';
import { appendToStream } from './append-to-stream.ts';
import { lockOutbox } from './outbox-lock.ts';
import { LAST_PUBLISHED_ID, moveToPublished } from './published-events.ts';

/**
 * The maximum number of events in one transaction of the relay. The SQL statement contains the number as a literal: with a parameter,
 * PostgreSQL would plan the statement again at each execution.
 */
export const OUTBOX_BATCH_SIZE = 500;

// All columns are selected as text, so that the result does not depend on how a driver converts dates and bigints.
const SELECT_BATCH = `
  SELECT sequence::text AS sequence, id::text AS id, type, entity_id AS "entityId", data::text AS data,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "occurredAt",
         request_id AS "requestId", traceparent, ${LAST_PUBLISHED_ID} AS "lastPublishedId"
  FROM outbox ORDER BY outbox.sequence LIMIT ${OUTBOX_BATCH_SIZE}`;

interface OutboxRow {
  sequence: string;
  id: string;
  type: string;
  entityId: string;
  data: string;
  occurredAt: string;
  requestId: string | null;
  traceparent: string | null;
  /** The id of the stream entry that was added last; the same in each row. */
  lastPublishedId: string | null;
}

/**
 * Publishes the oldest events of the outbox, and moves their rows to `published_event` in the same transaction. Does nothing while another relay
 * publishes. `SKIP LOCKED` would not do instead of the lock: it could skip the first of two events of one entity and take the second.
 * @returns the number of published events (after a full batch, more events may be left), or `lost` when Redis has lost events, in which case none is
 * published
 */
export function publishOutboxBatch(database: SqlDatabase, redis: Redis, producer: Producer): Promise<number | 'lost'> {
  return database.$transaction(async (tx) => {
    if (!(await lockOutbox(tx))) return 0;
    const rows = await tx.$queryRawUnsafe<OutboxRow[]>(SELECT_BATCH);
    const [first] = rows;
    if (!first) return 0;
    const envelopes = rows.map(toEnvelope);
    for (const envelope of envelopes) assertOwnEvent(envelope, producer);
    const streamIds = await appendToStream(redis, producer, envelopes, first.lastPublishedId);
    if (!streamIds) return 'lost';
    await moveToPublished(
      tx,
      rows.map(({ sequence }) => sequence),
      streamIds,
    );
    return rows.length;
  });
}

const toEnvelope = ({ id, type, entityId, occurredAt, requestId, traceparent, data }: OutboxRow): Envelope => ({
  id,
  type,
  entityId,
  occurredAt,
  ...(requestId !== null && { requestId }),
  ...(traceparent !== null && { traceparent }),
  data: JSON.parse(data) as unknown,
});

/** Throws for an event of another producer: consumers would reject it, because they accept an event only on the stream of its declared producer. */
function assertOwnEvent({ type }: Envelope, producer: Producer): void {
  const declared = eventCatalog.get(type)?.producer ?? producer;
  if (declared !== producer) throw new Error(`${type} belongs to ${declared}, not to ${producer}`);
}

export interface OutboxState {
  /** Whether the outbox contains events to publish. */
  hasEvents: boolean;
  /** The id of the stream entry that was added last; null when every published event has been handled and deleted. */
  lastPublishedId: string | null;
}

/**
 * Reads the state in one cheap query, so that idle relays open no transactions. The query is ordered: without the index, PostgreSQL would read the
 * pages of all rows that were deleted since the last vacuum.
 */
export async function readOutboxState(database: SqlExecutor): Promise<OutboxState> {
  const [state] = await database.$queryRawUnsafe<[OutboxState]>(
    `SELECT (SELECT true FROM outbox ORDER BY sequence LIMIT 1) IS NOT NULL AS "hasEvents", ${LAST_PUBLISHED_ID} AS "lastPublishedId"`,
  );
  return state;
}
