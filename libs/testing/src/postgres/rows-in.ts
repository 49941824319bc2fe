interface Executor {
  $queryRawUnsafe<Rows>(sql: string): Promise<Rows>;
}

/** How many rows each table of a database has; the outbox is left out, for the relay empties it in its own time. */
export async function rowsIn(database: Executor): Promise<Record<string, number>> {
  const tables = await database.$queryRawUnsafe<{ name: string }[]>(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name NOT IN ('_prisma_migrations', 'outbox') ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`);
  const rows = await database.$queryRawUnsafe<{ name: string; rows: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}
