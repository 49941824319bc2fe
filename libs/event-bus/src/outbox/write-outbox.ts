import { EventEmitter } from 'node:events';
import type { EventDefinition } from '@memory/events';
import { createEnvelope, type EventInput } from '../create-envelope.ts';
import type { SqlExecutor } from '../sql-database.ts';

const INSERT = `
  INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id)
  VALUES ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz, $6)`;

/**
 * Emits `written` after each write to the outbox, which wakes the relay of this process. The writing transaction may still be open at that
 * time.
 */
const outboxWrites = new EventEmitter();

/**
 * Writes an event to the outbox in the transaction of the change that it describes: both are committed or neither.
 * Call it after the statement that changes the entity's row: the row lock then puts the events of concurrent transactions in the
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
