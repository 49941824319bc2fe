import { readdirSync } from 'node:fs';
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { UserFacingError } from '../../src/cli/user-facing-error.ts';
import { repositoryRoot } from '../../src/config.ts';
import { replaceByBaseline, deployMigrations } from '../../src/migrations/deploy-migrations.ts';
import { MigrationFiles } from '../../src/migrations/migration-files.ts';
import { databaseUrl } from '../../src/postgres/database-url.ts';
import { createMissingDatabases, withPostgresClient } from '../../src/postgres/postgres-client.ts';
import { recordReplacedMigrations } from '../../src/testing/replaced-migrations.ts';
import { serviceDatabases } from '../../src/topology.ts';

const app = 'apps/journal-svc';
const names = serviceDatabases().map((database) => database.app);
const databases: string[] = [];
const folder = createTemporaryFolder(afterAll);
let serverUrl: string;
beforeAll(async () => void (serverUrl = await startTestPostgres()));
afterAll(async () => {
  await withPostgresClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    for (const name of databases) await client.query(`DROP DATABASE IF EXISTS ${name}`);
  });
});

const baselineOf = (dir: string) => new MigrationFiles(dir).readBaseline()!;
/** The names of the migrations after the baseline, in their order. */
const laterOf = (dir: string): string[] =>
  readdirSync(join(repositoryRoot, dir, 'prisma/migrations'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() && entry.name > baselineOf(dir).name ? [entry.name] : []))
    .toSorted();

/** Copies the migrations of an app up to the baseline. */
async function copyUpToBaseline(dir: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'app-'));
  await cp(join(repositoryRoot, dir, 'prisma'), join(copy, 'prisma'), { recursive: true });
  for (const name of laterOf(dir)) await rm(join(copy, 'prisma/migrations', name), { recursive: true });
  return copy;
}

async function createDatabase(): Promise<string> {
  const name = `baseline_${crypto.randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  await createMissingDatabases(serverUrl, [name]);
  return databaseUrl(serverUrl, name);
}

/** Creates a database as the version before the baseline left it, with an event in its outbox. */
async function createOldDatabase(dir: string): Promise<string> {
  const url = await createDatabase();
  await deployMigrations({ dir: await copyUpToBaseline(dir), url });
  await withPostgresClient(url, async (client) => {
    await recordReplacedMigrations(client, new MigrationFiles(dir));
    await client.query(
      `INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES (gen_random_uuid(), 'a', 'b', '{}', now())`,
    );
  });
  return url;
}

const query = (url: string, sql: string): Promise<unknown[]> =>
  withPostgresClient(url, async (client) => (await client.query(sql)).rows);
const recordedNames = async (url: string): Promise<string[]> =>
  ((await query(url, 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')) as { name: string }[]).map(
    ({ name }) => name,
  );

describe('the baseline of an app', () => {
  it.each(names)('is recorded in a database of the version before it, which keeps its rows: %s', async (dir) => {
    const url = await createOldDatabase(dir);
    expect(await deployMigrations({ dir, url })).toEqual(laterOf(dir));
    expect(await query(url, 'SELECT type FROM outbox')).toEqual([{ type: 'a' }]);
    const { name, replaced } = baselineOf(dir);
    // The version before must be able to start on the database: it looks for its own migrations.
    expect(await recordedNames(url)).toEqual([...replaced.keys(), name, ...laterOf(dir)].toSorted());
    expect(await deployMigrations({ dir, url })).toEqual([]);
  });

  it('is followed by later migrations', async () => {
    const dir = await copyUpToBaseline(app);
    const later = join(dir, 'prisma/migrations/20991231000000_later');
    await mkdir(later);
    await writeFile(join(later, 'migration.sql'), 'ALTER TABLE outbox ADD COLUMN later int');
    const url = await createOldDatabase(app);
    expect(await deployMigrations({ dir, url })).toEqual(['20991231000000_later']);
    expect(await query(url, 'SELECT type, later FROM outbox')).toEqual([{ type: 'a', later: null }]);
  });

  it('is not recorded in a database that lacks a migration for which it stands: it says which version to start', async () => {
    const url = await createOldDatabase(app);
    const last = [...baselineOf(app).replaced.keys()].at(-1)!;
    await query(url, `DELETE FROM _prisma_migrations WHERE migration_name = '${last}'`);
    const before = await recordedNames(url);
    const starting = deployMigrations({ dir: app, url });
    await expect(starting).rejects.toThrow(UserFacingError);
    await expect(starting).rejects.toThrow(/The tables of baseline_\w+ are those .* Start that version once/);
    expect(await recordedNames(url)).toEqual(before);
  });

  it('is not recorded after a migration that failed or was edited', async () => {
    for (const change of ['finished_at = NULL', "checksum = 'other'"]) {
      const url = await createOldDatabase(app);
      const [first] = baselineOf(app).replaced.keys();
      await query(url, `UPDATE _prisma_migrations SET ${change} WHERE migration_name = '${first}'`);
      await expect(deployMigrations({ dir: app, url })).rejects.toThrow('Start that version once');
    }
  });

  it('is recorded once by two programs at a time, and applied once to a new database', async () => {
    const [old, empty] = [await createOldDatabase(app), await createDatabase()];
    const { name } = baselineOf(app);
    const twice = (url: string) =>
      Promise.all([deployMigrations({ dir: app, url }), deployMigrations({ dir: app, url })]);
    expect((await twice(old)).flat()).toEqual(laterOf(app));
    expect((await twice(empty)).flat()).toEqual([name, ...laterOf(app)]);
    for (const url of [old, empty])
      expect((await recordedNames(url)).filter((recorded) => recorded === name)).toEqual([name]);
  });
});

describe('the migrations of a backup', () => {
  const files = new MigrationFiles(app);
  const { name, replaced } = baselineOf(app);
  const old = [...replaced].map(([migration, checksum]) => ({ name: migration, checksum }));

  it('are the baseline for those for which it stands, also beside it', () => {
    const later = { name: '20991231000000_later', checksum: 'a' };
    const baseline = { name, checksum: expect.stringMatching(/^[\da-f]{64}$/) };
    expect(replaceByBaseline(files, [...old, later])).toEqual([baseline, later]);
    const recorded = replaceByBaseline(files, old);
    expect(replaceByBaseline(files, [...old, ...recorded])).toEqual([baseline]);
    expect(replaceByBaseline(files, recorded)).toEqual([baseline]);
  });

  it('are rejected when some of them are missing', () => {
    expect(() => replaceByBaseline(files, old.slice(1))).toThrow('Restore it with that version');
  });
});
