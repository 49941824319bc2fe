import { startTestRedis, type TestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConsumerGroups } from '../src/redis/stream-groups.ts';

const STREAM = 'events:social';

let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startTestRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

it('lists the consumer groups of a stream: how far each has read, and how many entries it has not acknowledged', async () => {
  expect(await readConsumerGroups(redis, STREAM)).toEqual([]);
  for (const id of ['1-0', '2-0', '3-0']) await redis.xadd(STREAM, id, 'event', '{}');
  for (const group of ['journal-svc', 'media-svc']) await redis.xgroup('CREATE', STREAM, group, '0');
  await redis.xreadgroup('GROUP', 'media-svc', 'reader', 'COUNT', 2, 'STREAMS', STREAM, '>');
  await redis.xack(STREAM, 'media-svc', '1-0');
  expect(await readConsumerGroups(redis, STREAM)).toEqual([
    { name: 'journal-svc', lastDeliveredId: '0-0', pending: 0 },
    { name: 'media-svc', lastDeliveredId: '2-0', pending: 1 },
  ]);
});
