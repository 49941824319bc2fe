import type { Envelope } from '@memory/events';
import type { SqlExecutor } from './sql.ts';

/** How many events one transaction of the relay takes. Written into the statement: a parameter would be planned anew each time. */
export const BATCH = 200;

// Any number that no other advisory lock in a service's database uses.
const LOCK = `SELECT pg_try_advisory_xact_lock(723946018) AS mine`;

// All as text, so that no driver's idea of a date or a bigint comes between.
const TAKE = `
  WITH taken AS (
    DELETE FROM outbox WHERE sequence IN (SELECT sequence FROM outbox ORDER BY sequence LIMIT ${BATCH})
    RETURNING *
  )
  SELECT id::text AS id, type, entity_id AS "entityId", data::text AS data,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "occurredAt",
         request_id AS "requestId"
  FROM taken ORDER BY sequence`;

interface Row {
  id: string;
  type: string;
  entityId: string;
  data: string;
  occurredAt: string;
  requestId: string | null;
}

/**
 * Removes the oldest unpublished events, in order, within the caller's transaction. Nothing when another relay is at it: the
 * advisory lock keeps the others from waiting on its rows, and goes with its transaction, so a dead relay leaves nothing behind.
 * Not `SKIP LOCKED`, which could skip the first of two events of one entity and take the second.
 */
export async function takeOutbox(tx: SqlExecutor): Promise<Envelope[]> {
  const [lock] = await tx.$queryRawUnsafe<{ mine: boolean }[]>(LOCK);
  if (!lock?.mine) return [];
  const rows = await tx.$queryRawUnsafe<Row[]>(TAKE);
  return rows.map(({ requestId, ...row }) => ({
    ...row,
    ...(requestId !== null && { requestId }),
    data: JSON.parse(row.data) as unknown,
  }));
}

/** Whether there is anything to take: one cheap read, so that idle relays open no transactions. */
export async function hasOutbox(database: SqlExecutor): Promise<boolean> {
  const rows = await database.$queryRawUnsafe<unknown[]>('SELECT 1 FROM outbox LIMIT 1');
  return rows.length > 0;
}
