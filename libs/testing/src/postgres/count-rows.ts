interface SqlClient {
  $queryRawUnsafe<Rows>(sql: string): Promise<Rows>;
}

/**
 * The cached statement that counts the rows of all tables of a database. Caching is safe, because no test that counts rows creates or drops tables.
 */
const statements = new WeakMap<SqlClient, Promise<string>>();

/**
 * Returns the number of rows of each table of a database. The tables `outbox` and `published_event` are left out, because the relay may move
 * and delete their rows at any time.
 */
export async function countRowsByTable(database: SqlClient): Promise<Record<string, number>> {
  let statement = statements.get(database);
  if (!statement) {
    statement = buildStatement(database);
    statements.set(database, statement);
  }
  const rows = await database.$queryRawUnsafe<{ name: string; rows: number }[]>(await statement);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

async function buildStatement(database: SqlClient): Promise<string> {
  const tables = await database.$queryRawUnsafe<{ name: string }[]>(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('_prisma_migrations', 'outbox', 'published_event') ORDER BY 1`,
  );
  return tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`).join(' UNION ALL ');
}
