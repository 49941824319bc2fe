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
  const databases = await query<{ datname: string }>('postgres', "SELECT datname FROM pg_database WHERE datname LIKE 'memory%'");
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
    const rows = await query(database, `SELECT 1 FROM ${name} AS held WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS word WHERE position(word IN held::text) > 0) LIMIT 1`, [words]);
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

/** In the name and the content of every key. */
async function inRedis(words: readonly string[]): Promise<string[]> {
  const redis = new Redis(redisUrl());
  const places: string[] = [];
  try {
    for await (const keys of redis.scanStream({ count: 1_000 })) {
      for (const key of keys as string[]) {
        const held = `${key} ${JSON.stringify(await contentOf(redis, key))}`;
        if (words.some((word) => held.includes(word))) places.push(`redis ${key}`);
      }
    }
  } finally {
    redis.disconnect();
  }
  return places;
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string': return redis.get(key);
    case 'hash': return redis.hgetall(key);
    case 'list': return redis.lrange(key, 0, -1);
    case 'set': return redis.smembers(key);
    case 'zset': return redis.zrange(key, '0', '-1');
    case 'stream': return redis.xrange(key, '-', '+');
    // Gone since it was listed.
    case 'none': return null;
    default: throw new Error(`a type of key that this search does not know: ${key}`);
  }
}

/** In the path and the bytes of every file in these folders of the product. */
export function inFiles(folders: readonly string[], words: readonly string[]): string[] {
  const files = folders.flatMap((folder) => readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word))).map((path) => relative(dataDir, path));
}
