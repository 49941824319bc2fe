import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { databaseUrl, dataDir, redisUrl } from './installation.ts';

/** Where in the product any of these words is: `memory_journal.entry`, `redis session:…`, `media/01/…`. Whatever there is, is found by itself. */
export async function findEverywhere(words: readonly string[]): Promise<string[]> {
  const places = await Promise.all([inDatabases(words), inRedis(words), inFiles(['media', 'scratch'], words)]);
  return places.flat().toSorted();
}

/** In every row of every table of every database of ours, each row as one text. */
async function inDatabases(words: readonly string[]): Promise<string[]> {
  const databases = await query<{ datname: string }>(
    'postgres',
    "SELECT datname FROM pg_database WHERE datname LIKE 'memory%'",
  );
  const found = await Promise.all(databases.map(({ datname }) => inDatabase(datname, words)));
  return found.flat();
}

async function inDatabase(database: string, words: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    database,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      database,
      `SELECT 1 FROM ${name} AS held WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS word WHERE position(word IN held::text) > 0) LIMIT 1`,
      [words],
    );
    if (rows.length > 0) places.push(`${database}.${name}`);
  }
  return places;
}

export async function query<Row extends object>(database: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

type Reader = (redis: Redis, key: string) => Promise<unknown>;

/** How the content of each type of key is read. */
const readers: Record<string, Reader> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, '0', '-1'),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/** In the name and the content of every key: the administrator lists the names, and each content is read by the service it belongs to. */
async function inRedis(words: readonly string[]): Promise<string[]> {
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
          const held = `${key} ${JSON.stringify(await readContent(connect(userWhoReads(key)), key))}`;
          if (words.some((word) => held.includes(word))) places.push(`redis ${key}`);
        }
      }
    }
  } finally {
    for (const redis of connections.values()) redis.disconnect();
  }
  return places;
}

function userWhoReads(key: string): string {
  const [area, lease, group = ''] = key.split(':');
  if (area === 'bull') return 'media-svc';
  if (area !== 'events') return 'gateway';
  return lease === 'lease' ? group : 'admin';
}

/** In the path and the bytes of every file in these folders of the product. */
export function inFiles(folders: readonly string[], words: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word)))
    .map((path) => relative(dataDir, path));
}
