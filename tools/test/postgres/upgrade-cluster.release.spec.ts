import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Client } from 'pg';
import { defineClusterServer } from '../../postgres/cluster-server.ts';
import { createPostgresCluster } from '../../postgres/create-cluster.ts';
import { databaseUrl } from '../../postgres/database-url.ts';
import { prepareEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { withPostgresClient } from '../../postgres/postgres-client.ts';
import { prepareDatabases } from '../../postgres/prepare-databases.ts';
import { needsUpgrade } from '../../postgres/upgrade/cluster-version.ts';
import { installOlderPrograms } from '../../postgres/upgrade/older-programs.ts';
import { upgradeCluster } from '../../postgres/upgrade/upgrade-cluster.ts';
import type { DatabaseServerDefinition } from '../../process/process-definition.ts';
import { SupervisedProcess } from '../../process/supervised-process.ts';
import { resolveProcessUser } from '../../system/resolve-process-user.ts';
import { serviceDatabases } from '../../topology.ts';

// Two versions of PostgreSQL are created, started and migrated, and the older one is installed from npm.
jest.setTimeout(240_000);

const OLDER = 17;
const PASSWORD = 'a b/c';
const rolePasswords = Object.fromEntries(
  serviceDatabases().map(({ database }) => [database, `password of ${database}`]),
);

let dataDir: string;
let printed: string[];
let before: unknown;
const options = () => ({
  dataDir,
  logFile: join(dataDir, 'pg.log'),
  password: PASSWORD,
  rolePasswords,
  print: (line: string) => void printed.push(line),
});

async function withServer<Result>(
  definition: DatabaseServerDefinition,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = new SupervisedProcess(definition, () => undefined);
  try {
    await server.start();
    return await work(definition.url);
  } finally {
    await server.stop();
  }
}

/** Makes an installation of the older version with its databases and some rows. @returns a description of the rows */
async function createOlderInstallation(): Promise<unknown> {
  const programs = await installOlderPrograms(OLDER, join(dataDir, 'postgres-programs'));
  const user = resolveProcessUser('postgres');
  const folder = join(dataDir, 'postgres');
  user.ensurePrivateFolder(folder);
  const capabilities = user.requiredCapabilities({ readablePaths: [programs.postgres, folder] });
  const cluster = { programs, user, capabilities, folder, password: PASSWORD };
  await createPostgresCluster({ ...cluster, settingsFolder: join(dataDir, 'server-settings') });
  const definition = await defineClusterServer({
    ...cluster,
    name: 'PostgreSQL 17',
    dataDir,
    pidName: 'postgres',
    logFile: join(dataDir, 'pg.log'),
  });
  return withServer(definition, async (serverUrl) => {
    await prepareDatabases({ serverUrl, passwords: rolePasswords, exclusive: true });
    return withPostgresClient(databaseUrl(serverUrl, 'memory_journal'), async (client) => {
      await client.query(
        `INSERT INTO outbox (id, type, entity_id, data, occurred_at)
         SELECT gen_random_uuid(), 'entry.created', n::text, jsonb_build_object('text', repeat('你好 ' || n, n * 37 % 150)), now() FROM generate_series(1, 1000) AS n`,
      );
      // Rows of different lengths with gaps, as in every table that is in use: COPY stores them in another order.
      await client.query('DELETE FROM outbox WHERE sequence % 7 = 0');
      return describeRows(client);
    });
  });
}

const describeRows = async (client: Client): Promise<unknown> =>
  (
    await client.query(
      `SELECT count(*)::int AS rows, md5(string_agg(outbox::text, '' ORDER BY sequence)) AS digest,
              (SELECT last_value::int FROM outbox_sequence_seq) AS "lastSequence" FROM outbox`,
    )
  ).rows[0];

async function readUpgraded(): Promise<{ version: number; rows: unknown }> {
  const definition = await prepareEmbeddedPostgres({ dataDir, logFile: join(dataDir, 'pg.log'), password: PASSWORD });
  return withServer(definition, async (serverUrl) => {
    const { appliedMigrations } = await prepareDatabases({ serverUrl, passwords: rolePasswords, exclusive: true });
    expect(appliedMigrations).toBe(0);
    return withPostgresClient(databaseUrl(serverUrl, 'memory_journal'), async (client) => ({
      version: Math.floor(Number((await client.query('SHOW server_version_num')).rows[0].server_version_num) / 10_000),
      rows: await describeRows(client),
    }));
  });
}

describe('the upgrade of the embedded PostgreSQL', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'memory-upgrade-'));
    for (const folder of ['server-settings', 'run']) mkdirSync(join(dataDir, folder));
    printed = [];
    before = await createOlderInstallation();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, maxRetries: 10, retryDelay: 100 }));

  it('moves all rows and sequences to the new version, and keeps the old cluster', async () => {
    expect(needsUpgrade(dataDir)).toBe(true);
    // What an interrupted attempt left.
    mkdirSync(join(dataDir, 'postgres-upgrade/cluster/base'), { recursive: true });
    await upgradeCluster(options());
    expect(needsUpgrade(dataDir)).toBe(false);
    expect(before).toMatchObject({ rows: 858, lastSequence: 1_000 });
    expect(await readUpgraded()).toEqual({ version: 18, rows: before });
    expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgres-before-upgrade-17-/));
    expect(existsSync(join(dataDir, 'postgres-upgrade'))).toBe(false);
  });

  it('that was interrupted between its last two steps ends at the next start', async () => {
    mkdirSync(join(dataDir, 'postgres-upgrade'));
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres-upgrade/cluster'));
    writeFileSync(join(dataDir, 'postgres-upgrade/complete'), '');
    expect(needsUpgrade(dataDir)).toBe(true);
    await upgradeCluster(options());
    expect((await readUpgraded()).version).toBe(18);
  });

  it('that was interrupted before it had deleted its folder leaves the new cluster in its place', async () => {
    mkdirSync(join(dataDir, 'postgres-upgrade'));
    writeFileSync(join(dataDir, 'postgres-upgrade/complete'), '');
    await upgradeCluster(options());
    expect(needsUpgrade(dataDir)).toBe(false);
    expect(await readUpgraded()).toEqual({ version: 18, rows: before });
  });

  it('refuses a cluster of a newer version, and of one that it does not know, and leaves them as they were', async () => {
    const file = join(dataDir, 'postgres/PG_VERSION');
    writeFileSync(file, '19\n');
    await expect(upgradeCluster(options())).rejects.toThrow('was created by PostgreSQL 19');
    writeFileSync(file, '12\n');
    await expect(upgradeCluster(options())).rejects.toThrow('PostgreSQL 12, which this version cannot upgrade');
    writeFileSync(file, '18\n');
    expect((await readUpgraded()).version).toBe(18);
  });
});
