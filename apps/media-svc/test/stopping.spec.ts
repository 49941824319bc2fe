import { once } from 'node:events';
import { type CuttableLine, lineTo } from './cuttable-line.ts';
import { type MediaApp, startMediaApp } from './media-app.ts';
import { BuiltWorker } from './worker-process.ts';

let built: BuiltWorker;
let media: MediaApp;
let lines: CuttableLine[];
let env: Record<string, string>;
beforeAll(async () => void (built = await BuiltWorker.build()));
beforeEach(async () => {
  media = await startMediaApp();
  const [redis, database] = await Promise.all([
    lineTo(media.env['REDIS_URL'] ?? ''),
    lineTo(media.env['DATABASE_URL'] ?? ''),
  ]);
  lines = [redis, database];
  env = { ...media.env, REDIS_URL: redis.url, DATABASE_URL: database.url };
});
afterEach(async () => {
  await built.killAll();
  await Promise.all(lines.map((line) => line.cut().catch(() => undefined)));
  await media.stop();
});
afterAll(() => built.stop());

describe.each(['main', 'worker'] as const)('%s, told to stop', (program) => {
  it('ends', async () => {
    const child = await built.start(env, program);
    child.kill('SIGTERM');
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGTERM' });
  });

  it('ends also when Redis and PostgreSQL are both gone', async () => {
    const child = await built.start(env, program);
    await Promise.all(lines.map((line) => line.cut()));
    child.kill('SIGTERM');
    await expect(once(child, 'exit', { signal: AbortSignal.timeout(20_000) })).resolves.toEqual([null, 'SIGTERM']);
  });
});
