import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisUserNames } from '@memory/event-bus/redis-users';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { databaseUrl } from '../../src/postgres/database-url.ts';
import { prepareEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { createMissingDatabases, withPostgresClient } from '../../src/postgres/postgres-client.ts';
import { pidFilePath, readPidFile } from '../../src/process/pid-file.ts';
import { type DatabaseServerDefinition, SupervisedProcess } from '../../src/process/supervised-process.ts';
import { prepareRedisServer, type RedisServer } from '../../src/stack/redis-server.ts';

let folder: string;
/** A data folder with a new cluster, which tests copy: `initdb` costs more than the rest of most tests. */
const newCluster = createTemporaryFolder(afterAll);
const running: SupervisedProcess[] = [];

beforeAll(() => prepareCluster(newCluster));
beforeEach(() => void (folder = createTemporaryFolder(onTestFinished)));
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
});

const start = async (
  server: DatabaseServerDefinition,
  print: (line: string) => void = () => undefined,
): Promise<SupervisedProcess> => {
  const program = new SupervisedProcess(server, print, { checkIntervalMs: 200, silentChecksMax: 10 });
  running.push(program);
  await program.start();
  return program;
};
/** Kills the server like a power failure; it is not restarted. */
const crash = (program: SupervisedProcess): Promise<void> => program.stop('SIGKILL');
const prepareCluster = (dataDir: string): Promise<DatabaseServerDefinition> =>
  prepareEmbeddedPostgres({ dataDir, logFile: join(dataDir, 'pg.log'), password: 'a b/c' });
/** Prepares the cluster of the test's folder, which is a copy of the new one at first. */
async function preparePostgres(): Promise<DatabaseServerDefinition> {
  const cluster = join(folder, 'postgres');
  if (!existsSync(cluster)) execFileSync('cp', ['-a', join(newCluster, 'postgres'), cluster]);
  return prepareCluster(folder);
}
const passwords = Object.fromEntries(redisUserNames.map((user) => [user, `the password/of ${user}`])) as Record<
  (typeof redisUserNames)[number],
  string
>;
const prepareRedis = (): Promise<RedisServer> =>
  prepareRedisServer({ dataDir: folder, logFile: join(folder, 'redis.log'), passwords });

describe('the embedded PostgreSQL', () => {
  it('is stopped when its start is aborted', async () => {
    const abort = new AbortController();
    const definition = await preparePostgres();
    const isReady = async (): Promise<boolean> => {
      abort.abort();
      return false;
    };
    const program = new SupervisedProcess({ ...definition, isReady }, () => undefined);
    running.push(program);
    await expect(program.start(abort.signal)).rejects.toThrow('aborted');
    expect(await definition.isReady()).toBe(false);
    await expect(program.start(abort.signal)).rejects.toThrow('aborted');
    expect(readdirSync(join(folder, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('keeps its data when it is killed, and does not block the next start', async () => {
    // Like root's home folder: the user postgres could not pass through it.
    chmodSync(folder, 0o700);
    const first = await preparePostgres();
    const killed = await start(first);
    await createMissingDatabases(first.url, ['memory_a', 'memory_b']);
    await query(databaseUrl(first.url, 'memory_a'), 'CREATE TABLE kept AS SELECT 42 AS number');
    await crash(killed);

    const second = await preparePostgres();
    await start(second);
    await createMissingDatabases(second.url, ['memory_a', 'memory_c']);
    expect(await query(databaseUrl(second.url, 'memory_a'), 'SELECT number FROM kept')).toEqual([{ number: 42 }]);
  });

  it('starts while processes of the killed server still run', async () => {
    const first = await preparePostgres();
    const killed = await start(first);
    const client = new Client(databaseUrl(first.url, 'postgres'));
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // Does not notice that its server is gone, as during a long query.
    process.kill(rows[0]!.pid, 'SIGSTOP');
    await crash(killed);
    const second = await preparePostgres();
    await start(second);
    expect(await query(databaseUrl(second.url, 'postgres'), 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
    await client.end();
  });

  it('starts when the process id in the lock file of the killed server belongs to another process', async () => {
    await crash(await start(await preparePostgres()));
    const lockFile = join(folder, 'postgres/postmaster.pid');
    const { uid } = statSync(lockFile);
    const other = spawn('sleep', ['60'], { uid, stdio: 'ignore' });
    const [, ...lines] = readFileSync(lockFile, 'utf8').split('\n');
    writeFileSync(lockFile, [other.pid, ...lines].join('\n'));
    const second = await preparePostgres();
    await start(second);
    expect(await query(databaseUrl(second.url, 'postgres'), 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
    other.kill();
    expect(await once(other, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('creates its cluster again when the first start was interrupted', async () => {
    mkdirSync(join(folder, 'postgres/base'), { recursive: true });
    writeFileSync(join(folder, 'postgres/base/half'), '');
    await preparePostgres();
    expect(readdirSync(join(folder, 'postgres/base'))).not.toContain('half');
    expect(readFileSync(join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n');
  });

  it('rejects connections without the password', async () => {
    const server = await preparePostgres();
    await start(server);
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(query(`${url.href}/postgres`, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('writes no personal data to its log', async () => {
    const { url, ...server } = await preparePostgres();
    await start({ url, ...server });
    const database = databaseUrl(url, 'postgres');
    await query(database, 'CREATE TABLE word (word text PRIMARY KEY)');
    const insert = () => query(database, `INSERT INTO word VALUES ('悄悄话')`);
    await insert();
    await expect(insert()).rejects.toThrow(/duplicate key/);
    const log = readFileSync(server.logFile, 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('悄悄话');
  });
});

describe.each([
  ['PostgreSQL', 'postgres', preparePostgres, (url: string) => query(databaseUrl(url, 'postgres'), 'SELECT 1')],
  ['Redis', 'redis', prepareRedis, async (url: string) => void (await new Redis(url).quit())],
])('%s', (_, name, prepare, use) => {
  it('is killed and started again when it does not respond', async () => {
    const server = await prepare();
    const printed: string[] = [];
    await start(server, (line) => printed.push(line));
    process.kill(readPidFile(pidFilePath(folder, name))!.pid, 'SIGSTOP');
    await eventually(() => expect(printed.join('\n')).toMatch(/does not respond; it is killed\n[^]* is back$/));
    await use(server.url);
  });
});

describe('the Redis server', () => {
  it('has every acknowledged write on disk, and never evicts data', async () => {
    const before = await prepareRedis();
    const killed = await start(before);
    const first = new Redis(before.urlFor('journal-svc'));
    // In a transaction, because Redis loads transactions from the append-only file differently than single commands.
    await first.multi().xadd('events:journal', '*', 'id', '1').xadd('events:journal', '*', 'id', '2').exec();
    expect(await first.info('memory')).toContain('maxmemory_policy:noeviction');
    await crash(killed);
    first.disconnect();

    const server = await prepareRedis();
    await start(server);
    const second = new Redis(server.url);
    expect(await second.xlen('events:journal')).toBe(2);
    second.disconnect();
  });

  it('rejects connections without the password', async () => {
    const server = await prepareRedis();
    await start(server);
    await expect(readSession(server, {})).rejects.toThrow(/NOAUTH/);
    for (const password of ['', 'anything'])
      await expect(readSession(server, { username: 'default', password })).rejects.toThrow(/NOAUTH|WRONGPASS/);
    await expect(readSession(server, { username: 'gateway', password: passwords['media-svc'] })).rejects.toThrow(
      /WRONGPASS/,
    );
    await expect(readSession(server, { username: 'gateway', password: passwords.gateway })).resolves.toBeNull();
  });
});

async function readSession(
  { port }: DatabaseServerDefinition,
  login: { username?: string; password?: string },
): Promise<string | null> {
  const redis = new Redis({ port, ...login, lazyConnect: true, retryStrategy: () => null });
  // Without a listener ioredis logs the error; the failed command throws it anyway.
  redis.on('error', () => undefined);
  try {
    return await redis.get('session:1');
  } finally {
    redis.disconnect();
  }
}

function query(url: string, sql: string): Promise<unknown[]> {
  return withPostgresClient(url, async (client) => (await client.query(sql)).rows);
}
