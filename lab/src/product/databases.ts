import { Pool, type QueryResultRow } from 'pg';
import type { Product } from './product.ts';

const serviceByDatabase = {
  journal: 'journal-svc',
  media: 'media-svc',
  language: 'language-svc',
  social: 'social-svc',
} as const;
export type DatabaseName = keyof typeof serviceByDatabase;
export const databaseNames = Object.keys(serviceByDatabase) as DatabaseName[];

/** Reads the databases of the services over connections that cannot change anything. */
export interface Databases {
  query<Row extends QueryResultRow>(database: DatabaseName, sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Connects to each database at its first query, with the credentials of its service.
 * @throws Error at a query while the service does not run
 */
export function connectToDatabases(product: Product): Databases {
  const pools = new Map<DatabaseName, Pool>();
  const connect = (name: DatabaseName): Pool => {
    const connectionString = product.environmentOf(serviceByDatabase[name]).DATABASE_URL;
    const pool = new Pool({ connectionString, max: 1, options: '-c default_transaction_read_only=on' });
    // A stopping server closes idle connections, which is not an error here.
    pool.on('error', () => undefined);
    pools.set(name, pool);
    return pool;
  };
  return {
    query: async <Row extends QueryResultRow>(database: DatabaseName, sql: string, values: unknown[] = []) =>
      (await (pools.get(database) ?? connect(database)).query<Row>(sql, values)).rows,
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
