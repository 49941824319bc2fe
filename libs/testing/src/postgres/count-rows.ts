interface SqlClient {
  $queryRawUnsafe<Rows>(sql: string): Promise<Rows>;
}

/**
 * Returns the number of rows of each table of a database. The tables `outbox` and `published_event` are left out, because the relay may move
 * and delete their rows at any time.
 */
export async function countRowsByTable(database: SqlClient): Promise<Record<string, number>> {
  const tables = await database.$queryRawUnsafe<{ name: string }[]>(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('_prisma_migrations', 'outbox', 'published_event') ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`);
  const rows = await database.$queryRawUnsafe<{ name: string; rows: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}
