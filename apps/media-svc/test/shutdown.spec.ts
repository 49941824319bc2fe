import { once } from 'node:events';
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts';
import { type MediaApp, startMediaApp } from './media-app.ts';
import { BuiltWorker } from './worker-process.ts';

let built: BuiltWorker;
let media: MediaApp;
let proxies: BreakableProxy[];
let env: Record<string, string>;
beforeAll(async () => void (built = await BuiltWorker.build()));
beforeEach(async () => {
  media = await startMediaApp();
  const [redis, database] = await Promise.all([
    startBreakableProxy(media.env['REDIS_URL'] ?? ''),
    startBreakableProxy(media.env['DATABASE_URL'] ?? ''),
  ]);
  proxies = [redis, database];
  env = { ...media.env, REDIS_URL: redis.url, DATABASE_URL: database.url };
});
afterEach(async () => {
  await built.killAll();
  await Promise.all(proxies.map((proxy) => proxy.disconnect().catch(() => undefined)));
  await media.stop();
});
afterAll(() => built.stop());

describe.each(['main', 'worker'] as const)('%s after SIGTERM', (program) => {
  it('exits', async () => {
    const child = await built.start(env, program);
    child.kill('SIGTERM');
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGTERM' });
  });

  it('exits even when Redis and PostgreSQL are unavailable', async () => {
    const child = await built.start(env, program);
    await Promise.all(proxies.map((proxy) => proxy.disconnect()));
    child.kill('SIGTERM');
    await expect(once(child, 'exit', { signal: AbortSignal.timeout(20_000) })).resolves.toEqual([null, 'SIGTERM']);
  });
});
