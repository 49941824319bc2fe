import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestRedis, type TestRedis } from '../src/index.ts';

let server: TestRedis;
let client: Redis;

async function start(...options: Parameters<typeof startTestRedis>): Promise<void> {
  server = await startTestRedis(...options);
  client = new Redis(server.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  // A kill of the server breaks the connection; ioredis reconnects by itself.
  client.on('error', () => undefined);
}

afterEach(async () => {
  client.disconnect();
  await server.stop();
});

describe('startTestRedis', () => {
  it('keeps written values across a crash when it is append-only', async () => {
    await start({ appendOnly: true });
    await client.set('word', '猫');
    await server.kill();
    await server.restart();
    expect(await client.get('word')).toBe('猫');
  });

  it('starts with the given settings', async () => {
    await start({ settings: { 'maxmemory-policy': 'allkeys-lru' } });
    expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'allkeys-lru']);
  });
});
