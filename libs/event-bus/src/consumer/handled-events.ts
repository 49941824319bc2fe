import type { Envelope } from '@memory/events';
import type { SqlDatabase, SqlExecutor, TransactionOptions } from '../sql-database.ts';

const INSERT = `INSERT INTO handled_event (event_id, handled_at) VALUES ($1::uuid, now()) ON CONFLICT DO NOTHING`;

// Redeliveries follow within seconds of a crash. 30 days also cover a Redis that was restored from an old backup.
const DELETE_OLD = `DELETE FROM handled_event WHERE handled_at < now() - interval '30 days'`;

/**
 * Runs `effect` in a transaction that also inserts the event's id into `handled_event`, so that a redelivered event has no second
 * effect. A redelivery during the first transaction waits for its end.
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

/** Deletes the rows of `handled_event` that are too old for a redelivery. */
export async function deleteOldHandledEvents(database: SqlExecutor): Promise<void> {
  await database.$executeRawUnsafe(DELETE_OLD);
}
