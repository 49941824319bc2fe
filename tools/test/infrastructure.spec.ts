import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redisUsers } from '@memory/event-bus/redis-users';
import { Redis } from 'ioredis';
import { withPostgresClient } from '../postgres-client.ts';
import { createDatabases, databaseAt, preparePostgres, type Server } from '../postgres.ts';
import { prepareRedis, type RedisServer } from '../redis.ts';
import { Supervised } from '../supervised.ts';

let folder: string;
const running: Supervised[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-infrastructure-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
  rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 100 });
});

const start = async (server: Server): Promise<Supervised> => {
  const program = new Supervised(server, () => undefined);
  running.push(program);
  await program.start();
  return program;
};
/** Ends it like a power cut, and for good: nothing starts it again. */
const crash = (program: Supervised): Promise<void> => program.stop('SIGKILL');
const postgresHere = (): Promise<Server> =>
  preparePostgres({ dataDir: folder, logFile: join(folder, 'pg.log'), password: 'a b/c' });
const passwords = Object.fromEntries(redisUsers.map((user) => [user, `the password/of ${user}`])) as Record<
  (typeof redisUsers)[number],
  string
>;
const redisHere = (): Promise<RedisServer> =>
  prepareRedis({ dataDir: folder, logFile: join(folder, 'redis.log'), passwords });

describe('the embedded PostgreSQL', () => {
  it('keeps its data when it is killed, and is in nobody’s way at the next start', async () => {
    // As in root's home: a folder that PostgreSQL's own user could not pass through.
    chmodSync(folder, 0o700);
    const first = await postgresHere();
    const killed = await start(first);
    await createDatabases(first.url, ['memory_a', 'memory_b']);
    await query(databaseAt(first.url, 'memory_a'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await crash(killed);

    const second = await postgresHere();
    await start(second);
    await createDatabases(second.url, ['memory_a', 'memory_c']);
    expect(await query(databaseAt(second.url, 'memory_a'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  }, 60_000);

  it('makes its cluster anew when the first start was interrupted', async () => {
    mkdirSync(join(folder, 'postgres/base'), { recursive: true });
    writeFileSync(join(folder, 'postgres/base/half'), '');
    await postgresHere();
    expect(readdirSync(join(folder, 'postgres/base'))).not.toContain('half');
    expect(readFileSync(join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n');
  }, 60_000);

  it('lets nobody in without the password', async () => {
    const server = await postgresHere();
    await start(server);
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(query(`${url.href}/postgres`, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  }, 60_000);

  it('writes nobody’s words into its log', async () => {
    const { url, ...server } = await postgresHere();
    await start({ url, ...server });
    const words = databaseAt(url, 'postgres');
    await query(words, 'CREATE TABLE word (word text PRIMARY KEY)');
    const add = () => query(words, `INSERT INTO word VALUES ('悄悄话')`);
    await add();
    await expect(add()).rejects.toThrow(/duplicate key/);
    const log = readFileSync(server.logFile, 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('悄悄话');
  }, 60_000);
});

describe('our Redis', () => {
  it('has on the disk whatever it confirmed, and never drops anything for lack of room', async () => {
    const before = await redisHere();
    const killed = await start(before);
    const first = new Redis(before.urlFor('journal-svc'));
    // In a transaction, which Redis loads in another way than a single command.
    await first.multi().xadd('events:journal', '*', 'id', '1').xadd('events:journal', '*', 'id', '2').exec();
    expect(await first.info('memory')).toContain('maxmemory_policy:noeviction');
    await crash(killed);
    first.disconnect();

    const server = await redisHere();
    await start(server);
    const second = new Redis(server.url);
    expect(await second.xlen('events:journal')).toBe(2);
    second.disconnect();
  });

  it('lets nobody in without the password', async () => {
    const server = await redisHere();
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

async function readSession({ port }: Server, login: { username?: string; password?: string }): Promise<string | null> {
  const redis = new Redis({ port, ...login, lazyConnect: true, retryStrategy: () => null });
  // The command that could not be sent says the same.
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
