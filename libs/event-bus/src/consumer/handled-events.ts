import type { Envelope } from '@memory/events';
import type { SqlDatabase, SqlExecutor, TransactionOptions } from '../sql-database.ts';

const INSERT = `INSERT INTO handled_event (event_id, handled_at) VALUES ($1::uuid, now()) ON CONFLICT DO NOTHING`;

/** The maximum number of rows that one statement deletes, so that no statement holds locks or occupies the relay for long. */
export const HANDLED_BATCH_SIZE = 5_000;

// A row is needed as long as its event can be redelivered. After a crash, that takes seconds. When Redis loses its data, every event that some group
// has not handled is redelivered: 30 days cover a group that did not run for as long.
const DELETE_OLD = `
  DELETE FROM handled_event WHERE event_id IN (
    SELECT event_id FROM handled_event WHERE handled_at < now() - interval '30 days'
    ORDER BY handled_at LIMIT ${HANDLED_BATCH_SIZE})`;

/**
 * Runs `effect` in a transaction that also inserts the event's id into the table `handled_event`, so that a redelivered event has no second
 * effect. A redelivery during the first transaction waits until that transaction ends.
 * @returns whether this call ran the effect
 */
export function handleOnce<Tx extends SqlExecutor>(
  database: SqlDatabase<Tx>,
  event: Pick<Envelope, 'id'>,
  effect: (tx: Tx) => Promise<void>,
  options: TransactionOptions = {},
): Promise<boolean> {
  return database.$transaction(async (tx) => {
    const isNew = (await tx.$executeRawUnsafe(INSERT, event.id)) === 1;
    if (isNew) await effect(tx);
    return isNew;
  }, options);
}

/**
 * Deletes rows of `handled_event` whose events cannot be redelivered any more, because they are too old.
 * @returns the number of rows; after a full batch (HANDLED_BATCH_SIZE), more may be left
 */
export async function deleteOldHandledEvents(database: SqlExecutor): Promise<number> {
  return database.$executeRawUnsafe(DELETE_OLD);
}
