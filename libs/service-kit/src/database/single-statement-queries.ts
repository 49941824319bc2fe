import { type Sql, sqltag } from '@prisma/client/runtime/client';
import type { IdempotentRequest } from '../idempotency/run-idempotently.ts';

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

/**
 * SQL: the WITH queries with which a single statement does what `runIdempotently` does in several. The query `first_request` has one row when the
 * request has no key, or is the first request with its key. All other queries of the statement must take their rows from `first_request`. A statement
 * that returns no row has changed nothing: the response is then the stored response of the first request (`findStoredResponse`).
 *
 * While the first request is still running, its key is locked and the statement waits. The statement deletes expired keys like `runIdempotently`,
 * except the key of this request, because a statement can change a row only once.
 * @param response the response body, which the statement stores with the key
 */
export const idempotencyQueries = (request: IdempotentRequest | null, response: unknown): Sql =>
  request === null
    ? sqltag`first_request AS (SELECT)`
    : sqltag`
      first_request AS (
        INSERT INTO idempotency_key AS stored (user_id, key, fingerprint, answer, created_at)
        VALUES (${request.userId}::uuid, ${request.key}, ${request.fingerprint}, ${JSON.stringify(response)}::jsonb, now())
        ON CONFLICT (user_id, key) DO UPDATE
        SET fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now()
        WHERE stored.created_at <= now() - interval '24 hours'
        RETURNING user_id
      ), expired AS (
        DELETE FROM idempotency_key WHERE (user_id, key) IN (
          SELECT user_id, key FROM idempotency_key
          WHERE created_at <= now() - interval '24 hours' AND (user_id, key) <> (${request.userId}::uuid, ${request.key})
          ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED)
      )`;
