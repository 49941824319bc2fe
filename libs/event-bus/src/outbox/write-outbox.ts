import { EventEmitter } from 'node:events';
import type { Envelope, EventData, EventDefinition } from '@memory/events';
import { v7 as uuidv7 } from 'uuid';
import { requestContext } from '../request-context.ts';
import type { SqlExecutor } from '../sql-database.ts';

export interface EventInput<Definition extends EventDefinition> {
  /** The id of the entity that changed. Events with the same `entityId` are handled in order. */
  entityId: string;
  data: EventData<Definition>;
}

/** The type of an event as its handler receives it: `EventOf<typeof profileUpdated>`. */
export type EventOf<Definition extends EventDefinition> = Envelope<EventData<Definition>>;

const INSERT = `
  INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id)
  VALUES ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz, $6)`;

/**
 * Emits `written` after each write to the outbox, so that the relay of this process polls at once. The transaction of the write may still
 * be open then.
 */
const outboxWrites = new EventEmitter();

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
  const { id, type, entityId, data, occurredAt, requestId = null } = createEnvelope(definition, input);
  await tx.$executeRawUnsafe(INSERT, id, type, entityId, JSON.stringify(data), occurredAt, requestId);
  outboxWrites.emit('written');
  return id;
}

/** Calls the listener after every `writeOutbox` of this process. @returns a function that removes the listener */
export function onOutboxWrite(listener: () => void): () => void {
  outboxWrites.on('written', listener);
  return () => outboxWrites.off('written', listener);
}

/**
 * An event with a new id (UUID v7), the present time and the request id of the current `requestContext`.
 * @throws ZodError when the data does not match the event's schema
 */
export function createEnvelope<Definition extends EventDefinition>(
  definition: Definition,
  { entityId, data }: EventInput<Definition>,
): EventOf<Definition> {
  const context = requestContext.getStore();
  return {
    id: uuidv7(),
    type: definition.type,
    entityId,
    occurredAt: new Date().toISOString(),
    ...(context && { requestId: context.requestId }),
    data: definition.schema.parse(data) as EventData<Definition>,
  };
}
