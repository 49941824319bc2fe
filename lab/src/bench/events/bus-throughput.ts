import { setTimeout as delay } from 'node:timers/promises';
import { eventStreamKey } from '@memory/event-bus/redis-keys';
import { readConsumerGroups, readLastStreamId } from '@memory/event-bus/stream-groups';
import type { EventDefinition } from '@memory/events';
import type { Redis } from 'ioredis';
import type { ProductServers } from './product-servers.ts';

const STREAM = eventStreamKey('social');
const ROWS_PER_STATEMENT = 1_000;
const POLL_MS = 20;

/**
 * Writes events of new people to the outbox of social-svc as fast as PostgreSQL accepts them, and waits until every consumer group of the
 * stream has handled and acknowledged all of them.
 * @returns the events per second, from the first commit to the last acknowledgement
 */
export async function measureThroughput(
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

/** Whether every consumer group has read all entries of the stream, and acknowledged all that it has read. */
async function isHandled(redis: Redis): Promise<boolean> {
  const lastId = await readLastStreamId(redis, STREAM);
  const groups = await readConsumerGroups(redis, STREAM);
  return groups.every(({ lastDeliveredId, pending }) => lastDeliveredId === lastId && pending === 0);
}
