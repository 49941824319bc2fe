import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployMigrations } from '@memory/launcher/migrations/deploy-migrations';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { createMissingDatabases } from '@memory/launcher/postgres/postgres-client';
import { startTemporaryPostgres, type TemporaryPostgres } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { Client } from 'pg';
import { createMigration, describeMigrationStatus, findSchemaDrift } from '../src/migrations.ts';

const schema = (fields = ''): string => `
generator client {
  provider = "prisma-client"
  output   = "../src/generated/prisma"
}
datasource db {
  provider = "postgresql"
}
model Diary {
  id    String @id @db.Uuid
  title String @db.VarChar(200)
  ${fields}
}
`;

let postgres: TemporaryPostgres;
let count = 0;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});
afterAll(() => postgres.stop());

describe('migrations of an app', () => {
  let dir: string;
  let url: string;

  beforeEach(async () => {
    dir = createTemporaryFolder(onTestFinished);
    await mkdir(join(dir, 'prisma'));
    const database = `migrations_${(count += 1)}`;
    await createMissingDatabases(postgres.url, [database]);
    url = databaseUrl(postgres.url, database);
  });

  const writeSchema = (fields?: string): Promise<void> => writeFile(join(dir, 'prisma/schema.prisma'), schema(fields));
  const writeMigration = async (name: string, sql: string): Promise<void> => {
    await mkdir(join(dir, 'prisma/migrations', name), { recursive: true });
    await writeFile(join(dir, 'prisma/migrations', name, 'migration.sql'), sql);
  };

  it('are created from the schema, applied once, and then lead to it', async () => {
    await writeSchema();
    const file = await createMigration({ dir, url, name: 'first' });
    expect(file).toMatch(/\d{14}_first\/migration\.sql$/);

    expect(await deployMigrations({ dir, url })).toEqual([expect.stringMatching(/_first$/)]);
    expect(await deployMigrations({ dir, url })).toEqual([]);
    expect(await columnsOf('Diary')).toEqual(['id', 'title']);
    expect(await findSchemaDrift({ dir, url })).toBeUndefined();
    expect(await createMigration({ dir, url, name: 'nothing' })).toBeUndefined();
  });

  it('differ from a schema that was changed after them', async () => {
    await writeSchema();
    await createMigration({ dir, url, name: 'first' });
    await writeSchema('mood String?');
    expect(await findSchemaDrift({ dir, url })).toContain('ADD COLUMN     "mood" TEXT');
  });

  it('are created without a change of the real database, and the shadow database is dropped', async () => {
    await writeSchema();
    await createMigration({ dir, url, name: 'first' });
    expect(await columnsOf('Diary')).toEqual([]);
    expect(await query(`SELECT datname FROM pg_database WHERE datname LIKE '%shadow%'`)).toEqual([]);
  });

  it('may contain semicolons in functions and string literals', async () => {
    await writeSchema();
    await writeMigration(
      '20260101000000_function',
      `CREATE FUNCTION greet() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN 'one; two'; END; $$;`,
    );
    await deployMigrations({ dir, url });
    expect(await query('SELECT greet() AS greeting')).toEqual([{ greeting: 'one; two' }]);
  });

  it('are rolled back when they fail', async () => {
    await writeSchema();
    await writeMigration('20260101000000_broken', 'CREATE TABLE half (id int); SELECT 1 / 0;');
    await expect(deployMigrations({ dir, url })).rejects.toThrow(/division by zero/);
    expect(await columnsOf('half')).toEqual([]);
    expect(await describeMigrationStatus({ dir, url })).toEqual(['20260101000000_broken: failed']);
  });

  it('are rejected when one was edited after it was applied', async () => {
    await writeSchema();
    await writeMigration('20260101000000_first', 'SELECT 1;');
    await deployMigrations({ dir, url });
    await writeMigration('20260101000000_first', 'SELECT 2;');
    await expect(deployMigrations({ dir, url })).rejects.toThrow(/20260101000000_first was edited/);
  });

  it('are recorded in the table that Prisma itself reads', async () => {
    await writeSchema();
    await writeMigration('20260101000000_first', 'SELECT 1;');
    await deployMigrations({ dir, url });
    const sql = 'SELECT migration_name, applied_steps_count, length(checksum) AS length FROM _prisma_migrations';
    expect(await query(sql)).toEqual([{ migration_name: '20260101000000_first', applied_steps_count: 1, length: 64 }]);
  });

  async function query(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function columnsOf(table: string): Promise<string[]> {
    const rows = await query(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}' ORDER BY ordinal_position`,
    );
    return (rows as { name: string }[]).map(({ name }) => name);
  }
});
