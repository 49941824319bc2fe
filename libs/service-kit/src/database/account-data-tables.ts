import type { SqlExecutor } from '@memory/event-bus';

/**
 * Every table of a service's database and, as an SQL condition on `$1` (a person's id as text), which of its rows hold something of
 * that person; null where none ever does. In an order in which rows can be deleted: what refers to another table comes before it.
 */
export type AccountDataTables = Readonly<Record<string, string | null>>;

/** For tables of one person a row: `ofPerson('author_id')`. */
export const rowsWhere = (column: string): string => `${column} = $1::uuid`;

/** The tables that services have in common (see libs/event-bus, `idempotency/`). */
export const outboxCondition = `position($1::text in data::text) > 0`;
/** A kept answer to somebody else may show the person too. */
export const idempotencyKeyCondition = `user_id = $1::uuid OR position($1::text in answer::text) > 0`;

/** Deletes everything of a person within the caller's transaction. Doing it again does no harm. */
export async function deleteAccountRows(tx: SqlExecutor, tables: AccountDataTables, personId: string): Promise<void> {
  for (const [table, condition] of Object.entries(tables)) {
    if (condition !== null) await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE ${condition}`, personId);
  }
}

/** The tables of a database that a service's list does not name: a test keeps this empty, so that no new table is forgotten. */
export async function listUnlistedTables(database: SqlExecutor, tables: AccountDataTables): Promise<string[]> {
  const found = await database.$queryRawUnsafe<{ name: string }[]>(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`,
  );
  return found.map(({ name }) => name).filter((name) => !(name in tables));
}
