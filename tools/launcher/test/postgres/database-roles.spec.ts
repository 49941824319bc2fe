import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryPostgres, type TemporaryPostgres } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';
import { deployMigrations } from '../../src/migrations/deploy-migrations.ts';
import { databaseUrl } from '../../src/postgres/database-url.ts';
import { createMissingDatabases, withPostgresClient } from '../../src/postgres/postgres-client.ts';
import { prepareDatabases, type PreparedDatabases } from '../../src/postgres/prepare-databases.ts';
import { serviceDatabases } from '../../src/topology.ts';

const names = serviceDatabases().map(({ database }) => database);
const LOG_OWNER = 'memory_security_log';
const passwords = Object.fromEntries(names.map((name) => [name, `the password/of ${name}`]));

// One server for this file, because roles belong to the server; each block drops the databases and roles that it created.
let server: TemporaryPostgres;
beforeAll(async () => void (server = await startTemporaryPostgres()));
afterAll(() => server.stop());

/** Prepares the databases as a start does. */
const prepare = (options: Partial<Parameters<typeof prepareDatabases>[0]> = {}) =>
  prepareDatabases({ serverUrl: server.url, passwords, exclusive: true, ...options });

const urlAs = (role: string, database: string): string =>
  databaseUrl(server.url, database, { role, password: passwords[role] ?? '' });

/** Drops the databases and their roles. */
async function dropDatabasesAndRoles(): Promise<void> {
  for (const name of names) {
    await query(databaseUrl(server.url, 'postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await query(databaseUrl(server.url, 'postgres'), `DROP ROLE IF EXISTS ${name}`);
  }
  await query(databaseUrl(server.url, 'postgres'), `DROP ROLE IF EXISTS ${LOG_OWNER}`);
}

describe('the role of a service', () => {
  let prepared: PreparedDatabases;
  beforeAll(async () => void (prepared = await prepare()));
  afterAll(dropDatabasesAndRoles);

  it.each(names)('%s owns its migrated tables and can write to them', async (name) => {
    expect(prepared).toMatchObject({ hasSeparateRoles: true });
    expect(prepared.urlFor(name)).toBe(urlAs(name, name));
    expect(
      await query(
        urlAs(name, name),
        `INSERT INTO handled_event (event_id) VALUES (gen_random_uuid()) RETURNING 1 AS one`,
      ),
    ).toEqual([{ one: 1 }]);
  });

  it.each(
    names.flatMap((role) =>
      [...names, 'postgres', 'template1']
        .filter((database) => database !== role)
        .map((database) => [role, database] as const),
    ),
  )('%s may not connect to %s', async (role, database) => {
    await expect(query(urlAs(role, database), 'SELECT 1')).rejects.toThrow(
      `permission denied for database "${database}"`,
    );
  });

  it.each([
    'CREATE DATABASE another',
    'CREATE ROLE another',
    'ALTER ROLE CURRENT_USER SUPERUSER',
    'SET ROLE postgres',
    'SET ROLE memory_social',
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "SELECT pg_read_file('postgresql.conf')",
    'CREATE EXTENSION dblink',
    'SELECT rolpassword FROM pg_authid',
  ])('may not execute: %s', async (statement) => {
    await expect(query(urlAs('memory_journal', 'memory_journal'), statement)).rejects.toThrow(
      /permission denied|must be|Only roles/i,
    );
  });

  it('cannot connect with the password of another role', async () => {
    const credentials = { role: 'memory_journal', password: passwords['memory_media'] ?? '' };
    const url = databaseUrl(server.url, 'memory_journal', credentials);
    await expect(query(url, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('cannot become superuser through its own functions that the next start would call', async () => {
    const own = urlAs('memory_journal', 'memory_journal');
    await query(
      own,
      `CREATE FUNCTION pg_get_userbyid(oid) RETURNS name LANGUAGE plpgsql AS $$ BEGIN
         IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN ALTER ROLE memory_journal SUPERUSER; END IF;
         RETURN pg_catalog.pg_get_userbyid($1);
       END $$;
       ALTER DATABASE memory_journal SET search_path = public, pg_catalog`,
    );
    await prepare();
    expect(await query(own, 'SELECT rolsuper AS superuser FROM pg_roles WHERE rolname = current_user')).toEqual([
      { superuser: false },
    ]);
    await query(own, 'DROP FUNCTION public.pg_get_userbyid; ALTER DATABASE memory_journal RESET search_path');
  });

  it('is unchanged by the next start, except for a new password', async () => {
    const changed = { ...passwords, memory_media: 'another password' };
    const { appliedMigrations, urlFor } = await prepare({ passwords: changed });
    expect(appliedMigrations).toBe(0);
    expect(await query(urlFor('memory_media'), 'SELECT current_user AS role')).toEqual([{ role: 'memory_media' }]);
    await expect(query(urlAs('memory_media', 'memory_media'), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
  });
});

describe('the security log', () => {
  let social: string;
  const person = '0197a3f0-0000-7000-8000-000000000001';
  const insertEvent = (age: string) =>
    query(
      social,
      `INSERT INTO security_log.security_event (id, event, user_id, details, occurred_at)
       VALUES (gen_random_uuid(), 'sign_in.failed', '${person}', '{}', now() - interval '${age}')`,
    );
  beforeAll(async () => {
    // Twice: each start makes the role the owner of the log for the migrations.
    await prepare();
    const { urlFor } = await prepare();
    social = urlFor('memory_social');
    await query(
      social,
      `INSERT INTO account (id, username, username_key, password_hash) VALUES ('${person}', 'mei', 'mei', 'none')`,
    );
    await insertEvent('1 day');
    await insertEvent('8 days');
  });
  afterAll(dropDatabasesAndRoles);

  it.each([
    `UPDATE security_log.security_event SET event = 'sign_in.succeeded'`,
    'UPDATE security_log.security_event SET user_id = NULL',
    'DELETE FROM security_log.security_event',
    'TRUNCATE security_log.security_event',
    'DROP TABLE security_log.security_event CASCADE',
    'DROP SCHEMA security_log CASCADE',
    'ALTER SCHEMA security_log RENAME TO another',
    'ALTER TABLE security_log.security_event DISABLE TRIGGER ALL',
    'DROP TRIGGER security_event_append_only ON security_log.security_event',
    `CREATE OR REPLACE FUNCTION security_log.reject_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    'DROP FUNCTION security_log.reject_change CASCADE',
    'ALTER TABLE security_log.security_event OWNER TO memory_social',
    'CREATE TABLE security_log.another ()',
    `SET ROLE ${LOG_OWNER}`,
    'SET session_replication_role = replica',
  ])('cannot be changed by the role of social-svc: %s', async (statement) => {
    const before = await query(social, 'SELECT * FROM security_log.security_event ORDER BY id');
    const outcome = await query(social, statement).catch((error: Error) => error.message);
    expect(outcome).toMatch(/permission denied|must be|append-only/);
    expect(await query(social, 'SELECT * FROM security_log.security_event ORDER BY id')).toEqual(before);
  });

  it('is still append-only after a start whose migrations fail', async () => {
    const folder = createTemporaryFolder(onTestFinished);
    const prisma = 'apps/social-svc/prisma';
    cpSync(join(repositoryRoot, prisma), join(folder, prisma), { recursive: true });
    mkdirSync(join(folder, prisma, 'migrations/29990101000000_broken'));
    writeFileSync(join(folder, prisma, 'migrations/29990101000000_broken/migration.sql'), 'SELECT broken;');
    await expect(prepare({ folder })).rejects.toThrow('broken');
    await expect(query(social, 'DROP TABLE security_log.security_event CASCADE')).rejects.toThrow('must be owner');
  });

  it('grants the role of social-svc nothing but to read, add and delete', async () => {
    // PostgreSQL accepts the statement with a warning that nothing was granted.
    await query(social, 'GRANT ALL ON security_log.security_event TO memory_social');
    const rights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
    const [row] = (await query(
      social,
      `SELECT ARRAY(SELECT r FROM unnest(ARRAY['${rights.join("','")}']) r
         WHERE has_table_privilege('memory_social', 'security_log.security_event', r)) AS granted`,
    )) as { granted: string[] }[];
    expect(row?.granted).toEqual(['SELECT', 'INSERT', 'DELETE']);
  });

  it('lets rows of more than a week be deleted, and a deleted account be removed from the others', async () => {
    const old = `occurred_at < now() - interval '7 days'`;
    await query(social, `DELETE FROM security_log.security_event WHERE ${old}`);
    await query(social, `DELETE FROM account WHERE id = '${person}'`);
    expect(await query(social, 'SELECT event, user_id FROM security_log.security_event')).toEqual([
      { event: 'sign_in.failed', user_id: null },
    ]);
  });
});

describe('an installation in which the administrator owns everything', () => {
  beforeAll(async () => {
    await createMissingDatabases(server.url, names);
    for (const { database, app } of serviceDatabases())
      await deployMigrations({ dir: join(repositoryRoot, app), url: databaseUrl(server.url, database) });
    await query(
      databaseUrl(server.url, 'memory_social'),
      `INSERT INTO handled_event (event_id) VALUES (gen_random_uuid());
       CREATE SCHEMA "other Schema";
       CREATE TABLE "other Schema"."Numbered" (id serial PRIMARY KEY, later int GENERATED BY DEFAULT AS IDENTITY);
       CREATE TABLE parted (day int) PARTITION BY RANGE (day);
       CREATE TABLE parted_one PARTITION OF parted FOR VALUES FROM (1) TO (2);
       CREATE SEQUENCE alone;
       CREATE VIEW seen AS SELECT 1;
       CREATE MATERIALIZED VIEW kept AS SELECT 1;
       CREATE TYPE pair AS (a int, b int);
       CREATE DOMAIN word AS text;
       CREATE PROCEDURE nothing() LANGUAGE sql AS 'SELECT 1';
       CREATE AGGREGATE longest(int) (SFUNC = int4larger, STYPE = int)`,
    );
  });
  afterAll(dropDatabasesAndRoles);

  it('is reassigned to the roles with all objects and data, and can be migrated further', async () => {
    const { appliedMigrations, urlFor } = await prepare();
    expect(appliedMigrations).toBe(0);
    for (const name of names) {
      const owners = name === 'memory_social' ? [LOG_OWNER, name] : [name];
      expect([name, (await ownersIn(name)).toSorted()]).toEqual([name, owners]);
    }
    expect(await query(urlFor('memory_social'), 'SELECT count(*)::int AS count FROM handled_event')).toEqual([
      { count: 1 },
    ]);
    await query(
      urlFor('memory_social'),
      `ALTER TABLE handled_event ADD COLUMN note text; ALTER TYPE erasure_stage ADD VALUE 'later'`,
    );
    await query(urlFor('memory_social'), `INSERT INTO "other Schema"."Numbered" DEFAULT VALUES`);
  });

  /** The owners of a database, its schemas, tables, types and functions. */
  async function ownersIn(database: string): Promise<string[]> {
    const ours = `NOT IN (SELECT oid FROM pg_namespace WHERE nspname ~ '^pg_' OR nspname = 'information_schema')`;
    const rows = await query(
      databaseUrl(server.url, database),
      `SELECT DISTINCT pg_get_userbyid(owner) AS owner FROM (
         SELECT datdba AS owner FROM pg_database WHERE datname = current_database()
         UNION ALL SELECT relowner FROM pg_class WHERE relnamespace ${ours}
         UNION ALL SELECT typowner FROM pg_type WHERE typnamespace ${ours}
         UNION ALL SELECT proowner FROM pg_proc WHERE pronamespace ${ours}
         UNION ALL SELECT nspowner FROM pg_namespace WHERE oid ${ours} AND nspname <> 'public'
       ) AS owners`,
    );
    return (rows as { owner: string }[]).map(({ owner }) => owner);
  }
});

describe('an external server', () => {
  const serverUrlAs = (role: string): string =>
    databaseUrl(server.url, 'postgres', { role, password: 'an administrator' }).replace(/\/postgres$/, '');
  const createRole = async (role: string, attributes: string): Promise<void> => {
    await query(
      databaseUrl(server.url, 'postgres'),
      `CREATE ROLE ${role} LOGIN PASSWORD 'an administrator' ${attributes}`,
    );
  };

  // By default every user of a PostgreSQL server may connect to its maintenance database.
  beforeAll(() => query(databaseUrl(server.url, 'postgres'), 'GRANT CONNECT ON DATABASE postgres TO PUBLIC'));
  afterEach(dropDatabasesAndRoles);

  it('whose user may only create roles and databases gets a role for each database', async () => {
    await createRole('managing', 'CREATEROLE CREATEDB');
    const first = await prepareDatabases({ serverUrl: serverUrlAs('managing'), passwords });
    expect(first).toMatchObject({ hasSeparateRoles: true });
    expect(first.appliedMigrations).toBeGreaterThan(0);
    expect(await prepareDatabases({ serverUrl: serverUrlAs('managing'), passwords })).toMatchObject({
      appliedMigrations: 0,
    });
    expect(await query(first.urlFor('memory_journal'), 'SELECT current_user AS role')).toEqual([
      { role: 'memory_journal' },
    ]);
    await expect(query(urlAs('memory_journal', 'memory_media'), 'SELECT 1')).rejects.toThrow(
      'permission denied for database',
    );
  });

  it('whose user may not create roles is used with this user for all databases', async () => {
    await createRole('plain', 'CREATEDB');
    const { hasSeparateRoles, urlFor } = await prepareDatabases({ serverUrl: serverUrlAs('plain'), passwords });
    expect(hasSeparateRoles).toBe(false);
    expect(await query(urlFor('memory_journal'), 'SELECT current_user AS role')).toEqual([{ role: 'plain' }]);
  });

  it('whose user has the name of a service’s role is rejected before the password changes', async () => {
    await createRole('memory_media', 'SUPERUSER');
    await expect(prepareDatabases({ serverUrl: serverUrlAs('memory_media'), passwords })).rejects.toThrow(
      'Use another administrator',
    );
    expect(await query(`${serverUrlAs('memory_media')}/postgres`, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

function query(url: string, sql: string): Promise<unknown[]> {
  return withPostgresClient(url, async (client) => (await client.query(sql)).rows);
}
