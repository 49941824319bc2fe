import { once } from 'node:events';
import { eventually, startFakeAiProvider } from '@memory/testing';
import { Queue } from 'bullmq';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';
import { BuiltWorker } from './worker-process.ts';

/** An address that makes recordings get a transcription job. */
const PROVIDER_OF_NO_TEST = 'http://127.0.0.1:9';

let built: BuiltWorker;
let media: MediaApp;
let proxies: BreakableProxy[];
let env: Record<string, string>;
beforeAll(async () => {
  [built, media] = await Promise.all([BuiltWorker.build(), startMediaApp({ OPENAI_BASE_URL: PROVIDER_OF_NO_TEST })]);
});
beforeEach(async () => {
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
});
afterAll(async () => {
  await built.stop();
  await media.stop();
});

describe.each(['main', 'worker'] as const)('%s after SIGTERM', (program) => {
  it('exits', async () => {
    const child = await built.start(env, program);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits even when Redis and PostgreSQL are unavailable', async () => {
    const child = await built.start(env, program);
    await Promise.all(proxies.map((proxy) => proxy.disconnect()));
    child.kill('SIGTERM');
    await expect(once(child, 'exit', { signal: AbortSignal.timeout(20_000) })).resolves.toEqual([0, null]);
  });
});

it('a worker hands back its job, which another runs as the same attempt', async () => {
  const provider = await startFakeAiProvider({ delayMs: Infinity });
  try {
    const settings = { ...env, OPENAI_BASE_URL: provider.url };
    const queue = new Queue('media-transcribe-recording', { connection: { url: media.redisUrl } });
    const child = await built.start(settings);
    const { file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording('wav'));
    await eventually(() => expect(provider.requests).toHaveLength(1));
    const { priority } = (await queue.getJob(file.id))!;
    expect(priority).toBeGreaterThan(0);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    // Without a hand-back it would be active until its lock expires.
    expect(await queue.getJobState(file.id)).toBe('prioritized');
    expect(await queue.getJob(file.id)).toMatchObject({ attemptsMade: 0, priority });
    expect(await media.app.get(JobQueues).placeOf('transcribeRecording', file.id)).toBe(0);
    provider.respondWith({ text: '今天我很高兴。' });
    await built.start(settings);
    await eventually(async () => expect((await queue.getJob(file.id))?.finishedOn).toBeDefined());
    expect(await queue.getJob(file.id)).toMatchObject({ attemptsMade: 1, stalledCounter: 0 });
    await queue.close();
  } finally {
    await provider.stop();
  }
});
