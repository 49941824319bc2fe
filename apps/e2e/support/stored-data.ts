import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from '@playwright/test';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { dataDir, databaseUrl, redisUrl } from './installation.ts';

/**
 * Returns where in the installation any of these words is stored, as the names of tables, Redis keys and files: `memory_journal.entry`,
 * `redis session:…`, `media/01/…`.
 */
export async function searchStoredData(words: readonly string[]): Promise<string[]> {
  const places = await Promise.all([
    searchDatabases(words),
    searchRedis(words),
    searchFiles(['media', 'scratch'], words),
  ]);
  return places.flat().toSorted();
}

/** Searches all tables of all databases of the installation for the words, in the text form of each row. */
async function searchDatabases(words: readonly string[]): Promise<string[]> {
  const databases = await queryDatabase<{ datname: string }>(
    'postgres',
    "SELECT datname FROM pg_database WHERE datname LIKE 'memory%'",
  );
  const found = await Promise.all(databases.map(({ datname }) => searchDatabase(datname, words)));
  return found.flat();
}

async function searchDatabase(database: string, words: readonly string[]): Promise<string[]> {
  const tables = await queryDatabase<{ name: string }>(
    database,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await queryDatabase(
      database,
      // OFFSET 0 keeps PostgreSQL from formatting each row again for each word, which takes eight times as long.
      `SELECT 1 FROM (SELECT row_data::text AS row FROM ${name} AS row_data OFFSET 0) AS formatted
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE position(word IN row) > 0) LIMIT 1`,
      [words],
    );
    if (rows.length > 0) places.push(`${database}.${name}`);
  }
  return places;
}

export async function queryDatabase<Row extends object>(
  database: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

type KeyReader = (redis: Redis, key: string) => Promise<unknown>;

/** The Redis command that reads a value, by the type of the key. */
const readers: Record<string, KeyReader> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, '0', '-1'),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/**
 * How the Redis user of social-svc reads values of its keys. It may not read counters of limits, which contain numbers and hashes, nor authorization
 * requests without deleting them, which contain random values.
 */
const readersOfSocialSvc: Record<string, KeyReader> = {
  'password-confirmed': (redis, key) => redis.get(key),
  'passkey-challenge': (redis, key) => redis.get(key),
  'pending-sign-in': (redis, key) => redis.hmget(key, 'userId', 'passwordKey', 'challenge'),
};
const readKeyOfSocialSvc = (redis: Redis, key: string): Promise<unknown> =>
  readersOfSocialSvc[key.split(':')[0]!]?.(redis, key) ?? Promise.resolve(null);

/**
 * Searches the name and the value of every Redis key for the words. The Redis user `admin` lists the names, and the user that
 * `redisUserForKey` returns reads the value.
 */
async function searchRedis(words: readonly string[]): Promise<string[]> {
  const connections = new Map<string, Redis>();
  const connect = (user: string): Redis => {
    const redis = connections.get(user) ?? new Redis(redisUrl(user));
    connections.set(user, redis);
    return redis;
  };
  const places: string[] = [];
  try {
    for (const [type, readContent] of Object.entries(readers)) {
      for await (const keys of connect('admin').scanStream({ count: 1_000, type })) {
        for (const key of keys as string[]) {
          const user = redisUserForKey(key);
          const value =
            user === 'social-svc' ? readKeyOfSocialSvc(connect(user), key) : readContent(connect(user), key);
          const content = `${key} ${JSON.stringify(await value)}`;
          if (words.some((word) => content.includes(word))) places.push(`redis ${key}`);
        }
      }
    }
  } finally {
    for (const redis of connections.values()) redis.disconnect();
  }
  return places;
}

function redisUserForKey(key: string): string {
  const [area, lease, group = ''] = key.split(':');
  if (area === 'bull') return 'media-svc';
  if (['limit', 'external-login', ...Object.keys(readersOfSocialSvc)].includes(area!)) return 'social-svc';
  if (area !== 'events') return 'gateway';
  return lease === 'lease' ? group : 'admin';
}

/** Returns the files in the given folders of the installation whose path or content contains any of the words. */
export function searchFiles(folders: readonly string[], words: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word)))
    .map((path) => relative(dataDir, path));
}

/** Waits until journal-svc has copied a new friendship, so that the friend sees what friends may see: the event arrives a moment after the response. */
export async function waitForFriendship(userId: string, otherId: string): Promise<void> {
  const sql = 'SELECT kind FROM user_relation WHERE user_id = $1 AND other_id = $2';
  await expect
    .poll(() => queryDatabase('memory_journal', sql, [userId, otherId]), { intervals: [20] })
    .toEqual([{ kind: 'friend' }]);
}
