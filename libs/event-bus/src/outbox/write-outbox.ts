import type { Envelope, EventData, EventDefinition } from '@memory/events';
import { v7 as uuidv7 } from 'uuid';
import { requestContext } from '../request-context.ts';
import type { SqlExecutor } from '../sql-database.ts';
import { currentTraceparent } from '../tracing.ts';

export interface EventInput<Definition extends EventDefinition> {
  /** The id of the entity that changed. Events with the same `entityId` are handled in order. */
  entityId: string;
  data: EventData<Definition>;
}

/** The type of an event as its handler receives it: `EventOf<typeof profileUpdated>`. */
export type EventOf<Definition extends EventDefinition> = Envelope<EventData<Definition>>;

/** The PostgreSQL notification channel on which the relays of a database listen. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * SQL: wakes the relays of the database when the transaction is committed, unless the outbox already contained committed events. In that case a relay
 * is publishing these events and will look again. The condition matters, because PostgreSQL lets only one notifying transaction of the whole server
 * commit at a time: without the condition, fewer than half as many entries can be created per second.
 */
export const notifyRelay = `CASE WHEN NOT EXISTS (SELECT FROM outbox ORDER BY sequence LIMIT 1) THEN pg_notify('${OUTBOX_CHANNEL}', '')::text END`;

const INSERT = `
  WITH written AS (
    INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id, traceparent)
    VALUES ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz, $6, $7)
    RETURNING id
  )
  SELECT ${notifyRelay} FROM written`;

/**
 * Writes an event to the outbox in the transaction of the change that the event describes, so that either both are committed or neither is.
 * Must be called after the statement that changes the entity's row: the row lock then puts the events of concurrent transactions in the
 * order of their changes.
 * @returns the event's id
 * @throws ZodError when the data does not match the event's schema
 */
export async function writeOutbox<Definition extends EventDefinition>(
  tx: SqlExecutor,
  definition: Definition,
  input: EventInput<Definition>,
): Promise<string> {
  const {
    id,
    type,
    entityId,
    data,
    occurredAt,
    requestId = null,
    traceparent = null,
  } = createEnvelope(definition, input);
  await tx.$executeRawUnsafe(INSERT, id, type, entityId, JSON.stringify(data), occurredAt, requestId, traceparent);
  return id;
}

const INSERT_BATCH = `
  WITH written AS (
    INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id, traceparent)
    SELECT id, type, "entityId", data, "occurredAt", "requestId", traceparent
    FROM jsonb_to_recordset($1::jsonb) AS event (
      id uuid, type text, "entityId" text, data jsonb, "occurredAt" timestamptz, "requestId" text, traceparent text)
    RETURNING id
  )
  SELECT ${notifyRelay} FROM written LIMIT 1`;

/**
 * Writes events about several entities to the outbox in one statement. Otherwise like `writeOutbox`.
 * @throws ZodError when data does not match the event's schema
 */
export async function writeOutboxBatch<Definition extends EventDefinition>(
  tx: SqlExecutor,
  definition: Definition,
  inputs: readonly EventInput<Definition>[],
): Promise<void> {
  if (inputs.length === 0) return;
  const events = inputs.map((input) => createEnvelope(definition, input));
  await tx.$executeRawUnsafe(INSERT_BATCH, JSON.stringify(events));
}

/**
 * Returns an event with a new id (UUID v7), the current time, the request id of the current `requestContext` and the position in the current trace.
 * @throws ZodError when the data does not match the event's schema
 */
export function createEnvelope<Definition extends EventDefinition>(
  definition: Definition,
  { entityId, data }: EventInput<Definition>,
): EventOf<Definition> {
  const context = requestContext.getStore();
  const traceparent = currentTraceparent();
  return {
    id: uuidv7(),
    type: definition.type,
    entityId,
    occurredAt: new Date().toISOString(),
    ...(context && { requestId: context.requestId }),
    ...(traceparent !== undefined && { traceparent }),
    data: definition.schema.parse(data) as EventData<Definition>,
  };
}
