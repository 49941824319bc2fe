import type { Envelope } from '@memory/events';
import type { Database, SqlExecutor, TransactionOptions } from './sql.ts';

const REMEMBER = `INSERT INTO handled_event (event_id, handled_at) VALUES ($1::uuid, now()) ON CONFLICT DO NOTHING`;

/**
 * Runs `effect` in a transaction that also remembers the event, so that a repeated delivery has no second effect. A repeat that
 * comes while the first is still at it waits for that one's end.
 * @returns whether this call had the effect
 */
export function handleOnce<Tx extends SqlExecutor>(
  database: Database<Tx>,
  event: Pick<Envelope, 'id'>,
  effect: (tx: Tx) => Promise<void>,
  options: TransactionOptions = {},
): Promise<boolean> {
  return database.$transaction(async (tx) => {
    const isNew = (await tx.$executeRawUnsafe(REMEMBER, event.id)) === 1;
    if (isNew) await effect(tx);
    return isNew;
  }, options);
}
