import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/index.ts';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function createDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ migrations: 'libs/testing/test/fixture' });
  databases.push(database);
  return database;
}

async function query(database: TestDatabase, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('creates a separate migrated database per call, also for concurrent calls', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, createDatabase));
    await query(first!, `INSERT INTO word (id, text, pinyin) VALUES (1, '猫', 'māo')`);
    expect(await query(first!, 'SELECT pinyin FROM word')).toEqual([{ pinyin: 'māo' }]);
    for (const other of others) expect(await query(other, 'SELECT pinyin FROM word')).toEqual([]);
  });

  it('drops a database with open connections', async () => {
    const database = await createDatabase();
    const client = new Client({ connectionString: database.url });
    // The drop closes this connection.
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
