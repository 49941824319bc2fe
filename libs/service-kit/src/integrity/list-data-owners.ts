import { INTEGRITY_MAX_IDS } from '@memory/contracts';
import type { SqlExecutor } from '@memory/event-bus';
import { NO_ID } from './integrity-check.ts';

export interface DataOwnersQuery {
  /** The last id of the previous page; null for the first page. */
  readonly after: string | null;
  /** When present, only these ids are looked for. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * Returns the ids of users with rows in one of the tables, in ascending order, at most INTEGRITY_MAX_IDS.
 * @param ownerColumns the tables, each with the name of its column of user ids
 */
export async function listDataOwners(
  database: SqlExecutor,
  ownerColumns: Readonly<Record<string, string>>,
  { after, ids }: DataOwnersQuery,
): Promise<string[]> {
  const pages = Object.entries(ownerColumns).map(
    ([table, column]) => `(
      SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} > $1::uuid AND ($2::uuid[] IS NULL OR ${column} = ANY ($2::uuid[]))
      ORDER BY ${column} LIMIT ${INTEGRITY_MAX_IDS})`,
  );
  const rows = await database.$queryRawUnsafe<{ id: string }[]>(
    `SELECT id::text AS id FROM (${pages.join(' UNION ')}) AS owner ORDER BY owner.id LIMIT ${INTEGRITY_MAX_IDS}`,
    after ?? NO_ID,
    ids ? [...ids] : null,
  );
  return rows.map(({ id }) => id);
}
