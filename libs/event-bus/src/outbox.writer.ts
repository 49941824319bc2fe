import type { EventDefinition } from '@memory/events';
import { createEnvelope, type Occurrence } from './create-envelope.ts';
import { announceOutboxWrite } from './outbox.signal.ts';
import type { SqlExecutor } from './sql.ts';

const INSERT = `
  INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id)
  VALUES ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz, $6)`;

/**
 * Writes an event in the transaction of the change it tells of: both are committed or neither.
 * Write it after changing the entity's row: the row's lock then keeps the events of two writers in the order of their changes.
 * @returns the event's id
 * @throws ZodError when the data is not what the event declares, which undoes the change too
 */
export async function writeOutbox<Definition extends EventDefinition>(
  tx: SqlExecutor,
  definition: Definition,
  occurrence: Occurrence<Definition>,
): Promise<string> {
  const { id, type, entityId, data, occurredAt, requestId = null } = createEnvelope(definition, occurrence);
  await tx.$executeRawUnsafe(INSERT, id, type, entityId, JSON.stringify(data), occurredAt, requestId);
  announceOutboxWrite();
  return id;
}
