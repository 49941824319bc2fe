import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventStreamKey } from '@memory/event-bus/redis-keys';
import { readConsumerGroups, readLastStreamId } from '@memory/event-bus/stream-groups';
import { writeOutbox } from '@memory/event-bus/write-outbox';
import { accountRegistered, friendshipChanged, type EventDefinition } from '@memory/events';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { productProcessIds, startCpuMeter } from '../product/process-usage.ts';
import type { Product } from '../product/product.ts';
import { type Benchmark, type BenchmarkContext, quantile } from './benchmark.ts';
import { recordProfile } from './http/cpu-profile.ts';

const EVENTS_PER_SECOND = 500;

/** Measures the time of events from their commit to their handler in another service, and the number of events per second that the bus carries. */
export const eventDeliveryBenchmark: Benchmark = {
  name: 'events',
  description:
    'events from the commit to their handlers: latency, and events per second (--quick, --profile <process>)',
  async measure(context) {
    const { isQuick } = context.options;
    const product = await context.startProduct();
    const servers = {
      social: new Pool({ connectionString: product.environmentOf('social-svc').DATABASE_URL }),
      journal: new Pool({ connectionString: product.environmentOf('journal-svc').DATABASE_URL }),
      redis: new Redis(product.installation().redisUrl),
    };
    try {
      // The first events are not measured, because the code that processes them is not compiled yet.
      await measureThroughput(servers, friendshipChanged, 20_000);
      await measureDelivery(servers, EVENTS_PER_SECOND, 2);
      const latencies = await measureDelivery(servers, EVENTS_PER_SECOND, isQuick ? 5 : 20);
      const report = (part: number, limits = {}): void =>
        context.report({
          label: `from commit to handler at ${EVENTS_PER_SECOND}/s, ${part * 100} of 100 events within`,
          value: quantile(latencies, part),
          unit: 'ms',
          ...limits,
        });
      report(0.5);
      report(0.99, { atMost: 100 });
      await reportThroughput(context, product, servers, isQuick ? 50_000 : 200_000);
      const handled = await measureThroughput(servers, accountRegistered, isQuick ? 10_000 : 50_000);
      context.report({
        label: 'handled by journal-svc, each in a transaction of its own',
        value: handled,
        unit: 'events/s',
      });
    } finally {
      servers.redis.disconnect();
      await Promise.all([servers.social.end(), servers.journal.end()]);
    }
  },
};

/** Reports the events per second for a type of event that the services read and acknowledge without a handler. This measures only the event bus. */
async function reportThroughput(
  context: BenchmarkContext,
  product: Product,
  servers: ProductServers,
  events: number,
): Promise<void> {
  const readCpuSeconds = startCpuMeter(productProcessIds(product));
  const perSecond = await measureThroughput(servers, friendshipChanged, events);
  const cpuSeconds = [...readCpuSeconds()].filter(([name]) => name !== 'media-worker');
  context.report({ label: 'through the bus to four services', value: perSecond, unit: 'events/s', atLeast: 10_000 });
  const microseconds = cpuSeconds.map(([name, seconds]) => `${name} ${((seconds * 1e6) / events).toFixed(1)}`);
  context.print(`    CPU time per event in microseconds: ${microseconds.join(', ')}`);
  await recordProfile(context, product, 'events', () => measureThroughput(servers, friendshipChanged, events));
}

/** Connections to the servers of a running product. */
interface ProductServers {
  /** The database of social-svc. Its relay publishes the measured events. */
  readonly social: Pool;
  /** The database of journal-svc, which handles the measured events. */
  readonly journal: Pool;
  /** A Redis connection with the rights of an administrator. */
  readonly redis: Redis;
}

const STREAM = eventStreamKey('social');
const ROWS_PER_STATEMENT = 1_000;
const POLL_MS = 20;

/**
 * Writes events of new users to the outbox of social-svc as fast as PostgreSQL accepts them, and waits until every consumer group of the stream has
 * handled and acknowledged all these events.
 * @returns the events per second, from the first commit to the last acknowledgement
 */
async function measureThroughput(
  { social, redis }: ProductServers,
  { type }: EventDefinition,
  events: number,
): Promise<number> {
  const published = await redis.xlen(STREAM);
  const startedAt = performance.now();
  for (let written = 0; written < events; written += ROWS_PER_STATEMENT) {
    await social.query(
      `WITH person AS MATERIALIZED (SELECT gen_random_uuid() AS id FROM generate_series(1, ${ROWS_PER_STATEMENT}))
       INSERT INTO outbox (id, type, entity_id, data, occurred_at)
       SELECT gen_random_uuid(), $1, id, jsonb_build_object('userId', id, 'username', 'person', 'firstName', null, 'lastName', null,
         'profileImageUrl', null, 'version', 1), now() FROM person`,
      [type],
    );
  }
  while ((await redis.xlen(STREAM)) < published + events || !(await isHandled(redis))) await delay(POLL_MS);
  return (events * 1_000) / (performance.now() - startedAt);
}

/** Whether every consumer group has acknowledged all entries of the stream. */
async function isHandled(redis: Redis): Promise<boolean> {
  const lastId = await readLastStreamId(redis, STREAM);
  const groups = await readConsumerGroups(redis, STREAM);
  return groups.every(({ lastDeliveredId, pending }) => lastDeliveredId === lastId && pending === 0);
}

/**
 * Writes `account.registered` events of new users to the outbox of social-svc at a fixed rate, each event in its own transaction, and waits until
 * journal-svc has handled all these events.
 * @returns for each event, the milliseconds from its commit to the beginning of its handler's transaction
 */
async function measureDelivery(
  { social, journal }: ProductServers,
  eventsPerSecond: number,
  seconds: number,
): Promise<number[]> {
  const executor = executorOf(social);
  const committedAt = new Map<string, number>();
  const write = async (): Promise<void> => {
    const userId = randomUUID();
    const names = { username: `person_${userId}`, firstName: null, lastName: null, profileImageUrl: null };
    const event = { entityId: userId, data: { userId, ...names, version: 1 } };
    committedAt.set(await writeOutbox(executor, accountRegistered, event), Date.now());
  };
  const startedAt = performance.now();
  const writes: Promise<void>[] = [];
  for (let number = 0; number < eventsPerSecond * seconds; number += 1) {
    const dueAt = startedAt + (number * 1_000) / eventsPerSecond;
    if (dueAt > performance.now()) await delay(dueAt - performance.now());
    writes.push(write());
  }
  await Promise.all(writes);
  const handledAt = await waitUntilHandled(journal, [...committedAt.keys()]);
  return [...handledAt].map(([eventId, at]) => at - committedAt.get(eventId)!);
}

/** Waits until all events are handled. Returns when each event was handled. */
async function waitUntilHandled(journal: Pool, eventIds: readonly string[]): Promise<Map<string, number>> {
  for (;;) {
    const { rows } = await journal.query<{ event_id: string; handled_at: Date }>(
      'SELECT event_id, handled_at FROM handled_event WHERE event_id = ANY($1::uuid[])',
      [eventIds],
    );
    if (rows.length === eventIds.length) return new Map(rows.map((row) => [row.event_id, row.handled_at.getTime()]));
    await delay(POLL_MS);
  }
}

/** Returns the methods with which `writeOutbox` executes its statement. */
const executorOf = (pool: Pool) => ({
  $executeRawUnsafe: async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rowCount ?? 0,
  $queryRawUnsafe: async <Rows>(text: string, ...values: unknown[]) => (await pool.query(text, values)).rows as Rows,
});
