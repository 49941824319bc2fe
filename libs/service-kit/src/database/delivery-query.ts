import { type Sql, sqltag } from '@prisma/client/runtime/client';

/**
 * SQL: the WITH query with which a single statement does what `handleOnce` does in a transaction. The query `first_delivery` has one row when the
 * event is handled for the first time, or when there is no event. The effect must take its rows from `first_delivery`.
 */
export const deliveryQuery = (event: { readonly id: string } | null): Sql =>
  event === null
    ? sqltag`first_delivery AS (SELECT)`
    : sqltag`
      first_delivery AS (
        INSERT INTO handled_event (event_id, handled_at) VALUES (${event.id}::uuid, now())
        ON CONFLICT DO NOTHING RETURNING event_id
      )`;
