import { type Sql, sqltag } from '@prisma/client/runtime/client';

/**
 * SQL: the WITH query with which one statement does what `handleOnce` does in a transaction. It has one row when the event is handled for
 * the first time, or when there is no event; the effect must take its rows from it.
 */
export const deliveryQuery = (event: { readonly id: string } | null): Sql =>
  event === null
    ? sqltag`first_delivery AS (SELECT)`
    : sqltag`
      first_delivery AS (
        INSERT INTO handled_event (event_id, handled_at) VALUES (${event.id}::uuid, now())
        ON CONFLICT DO NOTHING RETURNING event_id
      )`;
