import type { SqlExecutor } from '@memory/event-bus';

/**
 * Every table of a service's database, with an SQL condition that selects the rows with data of the account `$1` (its id as text); null for tables
 * without data of accounts. The tables are in the order of deletion: a table comes before the tables that it refers to.
 */
export type AccountDataTables = Readonly<Record<string, string | null>>;

/** Returns the condition for a table with a column of account ids, for example `accountIdCondition('author_id')`. */
export const accountIdCondition = (column: string): string => `${column} = $1::uuid`;

/** The condition for the tables `outbox` and `published_event` of libs/event-bus: events that contain the account's id. */
export const accountOutboxCondition = `position($1::text in data::text) > 0`;
/** The condition for the table `idempotency_key`. It also selects responses stored for other users that contain the account's id. */
export const accountIdempotencyKeyCondition = `user_id = $1::uuid OR position($1::text in answer::text) > 0`;

/** Deletes all rows with data of an account, in the caller's transaction. Idempotent. */
export async function deleteAccountRows(tx: SqlExecutor, tables: AccountDataTables, personId: string): Promise<void> {
  for (const [table, condition] of Object.entries(tables)) {
    if (condition !== null) await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE ${condition}`, personId);
  }
}

/**
 * Returns the tables of a database that are missing from `tables`. The tests of each service require an empty result, so that no new table is
 * forgotten.
 */
export async function listUnlistedTables(database: SqlExecutor, tables: AccountDataTables): Promise<string[]> {
  const found = await database.$queryRawUnsafe<{ name: string }[]>(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`,
  );
  return found.map(({ name }) => name).filter((name) => !(name in tables));
}
