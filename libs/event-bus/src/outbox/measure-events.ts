import { groupsByProducer, type Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { deadLetterStreamKey, eventStreamKey } from '../redis/redis-keys.ts';
import { type StreamEntry, streamIdTimeMs } from '../redis/stream-entries.ts';
import { readFirstUnhandledId, readRedisTimeMs } from '../redis/stream-groups.ts';
import type { SqlExecutor } from '../sql-database.ts';

/** Rows beyond this number are not counted, so that the count stays fast when a group has not run for weeks. */
const MAX_COUNTED_ROWS = 100_000;

/** The state of a table with events: its number of rows (at most `MAX_COUNTED_ROWS`) and the age of its oldest row; 0 for an empty table. */
export interface EventTableState {
  readonly rows: number;
  readonly oldestSeconds: number;
}

/** How far a consumer group has handled the events of one producer. */
export interface EventGroupState {
  readonly producer: Producer;
  readonly group: string;
  /** The time since the oldest event was published that the group has not handled; 0 when the group has handled all events. */
  readonly oldestSeconds: number;
  readonly deadLetters: number;
}

/** The state of the event bus, as one relay sees it. */
export interface EventBusState {
  readonly outbox: EventTableState;
  readonly published: EventTableState;
  readonly groups: readonly EventGroupState[];
  /** The memory of Redis in bytes; `maxBytes` is 0 when it has no limit. */
  readonly redisMemory: { readonly usedBytes: number; readonly maxBytes: number };
}

const measureTable = (table: string, order: string): string => `
  SELECT (SELECT count(*) FROM (SELECT FROM ${table} LIMIT ${MAX_COUNTED_ROWS}) AS counted)::int AS rows,
         coalesce(extract(epoch FROM now() - (SELECT occurred_at FROM ${table} ORDER BY ${order} LIMIT 1)), 0)::float AS "oldestSeconds"`;

/** One query per table. Each query orders by the primary key of its table, so that it reads only one row to find the age. */
const MEASURE_TABLES = [
  measureTable('outbox', 'sequence'),
  measureTable('published_event', 'stream_ms, stream_sequence'),
];

/**
 * Measures the event tables of a database, the consumer groups of the given producers, and the memory of Redis.
 * @throws when PostgreSQL or Redis fails
 */
export async function measureEvents(
  database: SqlExecutor,
  redis: Redis,
  producers: readonly Producer[],
): Promise<EventBusState> {
  const tables: EventTableState[] = [];
  for (const statement of MEASURE_TABLES)
    tables.push(...(await database.$queryRawUnsafe<EventTableState[]>(statement)));
  const [outbox, published] = tables as [EventTableState, EventTableState];
  const nowMs = await readRedisTimeMs(redis);
  const pairs = producers.flatMap((producer) => groupsByProducer[producer].map((group) => ({ producer, group })));
  const groups = await Promise.all(pairs.map((pair) => measureGroup(redis, pair, nowMs)));
  return { outbox, published, groups, redisMemory: await measureRedis(redis) };
}

async function measureGroup(
  redis: Redis,
  { producer, group }: Pick<EventGroupState, 'producer' | 'group'>,
  nowMs: number,
): Promise<EventGroupState> {
  const stream = eventStreamKey(producer);
  const firstUnhandledId = await readFirstUnhandledId(redis, stream, [group]);
  const [oldest] = (await redis.xrange(stream, firstUnhandledId, '+', 'COUNT', 1)) as StreamEntry[];
  const oldestSeconds = oldest ? Math.max(0, nowMs - streamIdTimeMs(oldest[0])) / 1_000 : 0;
  return { producer, group, oldestSeconds, deadLetters: await redis.xlen(deadLetterStreamKey(producer, group)) };
}

async function measureRedis(redis: Redis): Promise<EventBusState['redisMemory']> {
  const info = await redis.info('memory');
  const bytes = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  return { usedBytes: bytes('used_memory'), maxBytes: bytes('maxmemory') };
}
