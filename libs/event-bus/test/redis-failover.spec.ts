import { eventually, type RedisWithFailover, startRedisWithFailover } from '@memory/testing';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openRedisConnection } from '../src/index.ts';

let servers: RedisWithFailover;
let redis: Redis;
beforeEach(async () => {
  servers = await startRedisWithFailover(['user writer reset on >writer ~* &* +@all']);
  redis = openRedisConnection(servers.urlFor('writer'), new Logger('test'));
});
afterEach(async () => {
  redis.disconnect();
  await servers.stop();
});

it('writes to the new primary after a failover that left its connection to the old one open', async () => {
  await redis.set('before', '1');
  await servers.failOver();
  await eventually(async () => expect(await redis.set('after', '2')).toBe('OK'));
  expect(await redis.mget('before', 'after')).toEqual(['1', '2']);
});
