import { join } from 'node:path';
import { root } from '../config.ts';
import { prepareDatabases, type Databases } from '../databases.ts';
import { deployMigrations } from '../migrations.ts';
import { withPostgresClient } from '../postgres-client.ts';
import { createDatabases, databaseAt } from '../postgres.ts';
import { startThrowAwayPostgres, type ThrowAway } from '../throw-away.ts';
import { databases } from '../topology.ts';

const names = databases().map(({ database }) => database);
const passwords = Object.fromEntries(names.map((name) => [name, `the password/of ${name}`]));

// A server for all of this file: each block says what it needs of the ones before it.
let server: ThrowAway;
beforeAll(async () => void (server = await startThrowAwayPostgres()), 60_000);
afterAll(() => server.stop());

/** Removes the databases and their roles. */
async function clear(): Promise<void> {
  for (const name of names) {
    await query(databaseAt(server.url, 'postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await query(databaseAt(server.url, 'postgres'), `DROP ROLE IF EXISTS ${name}`);
  }
}

describe('each service’s role', () => {
  let prepared: Databases;
  beforeAll(async () => {
    prepared = await prepareDatabases({ serverUrl: server.url, passwords, exclusive: true });
  }, 60_000);
  afterAll(clear, 60_000);

  const addressAs = (role: string, database: string): string =>
    databaseAt(server.url, database, { role, password: passwords[role] ?? '' });

  it.each(names)('%s has its tables, and writes to them', async (name) => {
    expect(prepared).toMatchObject({ separateRoles: true });
    expect(prepared.urlFor(name)).toBe(addressAs(name, name));
    expect(
      await query(
        addressAs(name, name),
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
  )('%s is refused by %s', async (role, database) => {
    await expect(query(addressAs(role, database), 'SELECT 1')).rejects.toThrow(
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
  ])('may not: %s', async (statement) => {
    await expect(query(addressAs('memory_journal', 'memory_journal'), statement)).rejects.toThrow(
      /permission denied|must be|Only roles/i,
    );
  });

  it('is let in with its own password alone', async () => {
    const url = databaseAt(server.url, 'memory_journal', {
      role: 'memory_journal',
      password: passwords['memory_media'] ?? '',
    });
    await expect(query(url, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('does not become superuser by functions of its own that the next start would call', async () => {
    const own = addressAs('memory_journal', 'memory_journal');
    await query(
      own,
      `CREATE FUNCTION pg_get_userbyid(oid) RETURNS name LANGUAGE plpgsql AS $$ BEGIN
         IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN ALTER ROLE memory_journal SUPERUSER; END IF;
         RETURN pg_catalog.pg_get_userbyid($1);
       END $$;
       ALTER DATABASE memory_journal SET search_path = public, pg_catalog`,
    );
    await prepareDatabases({ serverUrl: server.url, passwords, exclusive: true });
    expect(await query(own, 'SELECT rolsuper AS superuser FROM pg_roles WHERE rolname = current_user')).toEqual([
      { superuser: false },
    ]);
    await query(own, 'DROP FUNCTION public.pg_get_userbyid; ALTER DATABASE memory_journal RESET search_path');
  });

  it('stays as it is at the next start, and takes a new password', async () => {
    const changed = { ...passwords, memory_media: 'another password' };
    const { applied, urlFor } = await prepareDatabases({ serverUrl: server.url, passwords: changed, exclusive: true });
    expect(applied).toBe(0);
    expect(await query(urlFor('memory_media'), 'SELECT current_user AS role')).toEqual([{ role: 'memory_media' }]);
    await expect(query(addressAs('memory_media', 'memory_media'), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
  });
});

describe('an installation in which everything belongs to the administrator', () => {
  beforeAll(async () => {
    await createDatabases(server.url, names);
    for (const { database, app } of databases())
      await deployMigrations({ dir: join(root, app), url: databaseAt(server.url, database) });
    await query(
      databaseAt(server.url, 'memory_social'),
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
  }, 60_000);
  afterAll(clear, 60_000);

  it('is handed over with what is in it, and goes on', async () => {
    const { applied, urlFor } = await prepareDatabases({ serverUrl: server.url, passwords, exclusive: true });
    expect(applied).toBe(0);
    for (const name of names) expect([name, await ownersIn(name)]).toEqual([name, [name]]);
    expect(await query(urlFor('memory_social'), 'SELECT count(*)::int AS count FROM handled_event')).toEqual([
      { count: 1 },
    ]);
    // As a later migration would.
    await query(
      urlFor('memory_social'),
      `ALTER TABLE handled_event ADD COLUMN note text; ALTER TYPE erasure_stage ADD VALUE 'later'`,
    );
    await query(urlFor('memory_social'), `INSERT INTO "other Schema"."Numbered" DEFAULT VALUES`);
  }, 60_000);

  /** Who owns anything in a database: it, its schemas, tables, types and functions. */
  async function ownersIn(database: string): Promise<string[]> {
    const ours = `NOT IN (SELECT oid FROM pg_namespace WHERE nspname ~ '^pg_' OR nspname = 'information_schema')`;
    const rows = await query(
      databaseAt(server.url, database),
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

describe('a server of one’s own', () => {
  const as = (role: string): string =>
    databaseAt(server.url, 'postgres', { role, password: 'an administrator' }).replace(/\/postgres$/, '');
  const make = async (role: string, attributes: string): Promise<void> => {
    await query(
      databaseAt(server.url, 'postgres'),
      `CREATE ROLE ${role} LOGIN PASSWORD 'an administrator' ${attributes}`,
    );
  };

  // Such a server is open to all its users, as PostgreSQL is at first.
  beforeAll(() => query(databaseAt(server.url, 'postgres'), 'GRANT CONNECT ON DATABASE postgres TO PUBLIC'));

  afterEach(clear, 60_000);

  it('whose user may create roles and databases, and no more, has the same roles', async () => {
    await make('managing', 'CREATEROLE CREATEDB');
    const first = await prepareDatabases({ serverUrl: as('managing'), passwords });
    expect(first).toMatchObject({ separateRoles: true });
    expect(first.applied).toBeGreaterThan(0);
    expect(await prepareDatabases({ serverUrl: as('managing'), passwords })).toMatchObject({ applied: 0 });
    expect(await query(first.urlFor('memory_journal'), 'SELECT current_user AS role')).toEqual([
      { role: 'memory_journal' },
    ]);
    const foreign = databaseAt(server.url, 'memory_media', {
      role: 'memory_journal',
      password: passwords['memory_journal'] ?? '',
    });
    await expect(query(foreign, 'SELECT 1')).rejects.toThrow('permission denied for database');
  }, 60_000);

  it('whose user may not create roles is used as this user', async () => {
    await make('plain', 'CREATEDB');
    const { separateRoles, urlFor } = await prepareDatabases({ serverUrl: as('plain'), passwords });
    expect(separateRoles).toBe(false);
    expect(await query(urlFor('memory_journal'), 'SELECT current_user AS role')).toEqual([{ role: 'plain' }]);
  }, 60_000);

  it('whose user is named like a service’s role is refused, before its password is changed', async () => {
    await make('memory_media', 'SUPERUSER');
    await expect(prepareDatabases({ serverUrl: as('memory_media'), passwords })).rejects.toThrow(
      'Use another administrator',
    );
    expect(await query(`${as('memory_media')}/postgres`, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 60_000);
});

function query(url: string, sql: string): Promise<unknown[]> {
  return withPostgresClient(url, async (client) => (await client.query(sql)).rows);
}
