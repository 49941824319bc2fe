import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { MediaJobName } from '@memory/events';
import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { findFreePort } from '@memory/testing/free-port';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { ScratchSpace } from '../src/scratch-space/scratch-space.ts';
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenLinePhoto, generateImage, generateRecording } from './sample-files.ts';
import { BuiltWorker, kill } from './worker-process.ts';

/** All processes that these tests end, because a build takes four seconds of processor time. */
let built: BuiltWorker;
let media: MediaApp;
beforeAll(async () => {
  built = await BuiltWorker.build();
});
afterEach(() => built.killAll());
afterAll(() => built.stop());

describe('when a worker is killed', () => {
  let provider: FakeAiProvider;
  beforeAll(async () => {
    provider = await startFakeAiProvider();
    media = await startMediaApp({ OPENAI_BASE_URL: provider.url, CONVERT_WAIT_MS: '0', JOB_LOCK_MS: '2000' });
  });
  afterAll(async () => {
    await media.stop();
    await provider.stop();
  });

  /** The published job outcomes of a file, in order. */
  async function publishedOutcomes(fileId: string): Promise<string[]> {
    const redis = new Redis(media.redisUrl);
    const entries = await redis.xrange('events:media', '-', '+');
    redis.disconnect();
    return entries
      .map(
        ([, fields]) =>
          JSON.parse(fields[fields.indexOf('event') + 1] ?? '') as {
            type: string;
            entityId: string;
            data: { job: MediaJobName; status: string };
          },
      )
      .filter(({ type, entityId }) => type === 'media.processed' && entityId === fileId)
      .map(({ data }) => `${data.job} ${data.status}`);
  }

  /** Starts a worker, kills it once its job is active, and starts two others, in this process: only the killed one must be a process of its own. */
  async function killWorkerDuringJob(
    isJobActive: () => void | Promise<void>,
    settings: Record<string, string> = {},
  ): Promise<void> {
    const first = await built.start({ ...media.env, ...settings });
    await eventually(isJobActive, { intervalMs: 2 });
    await kill(first);
    await Promise.all([media.startWorker(settings), media.startWorker(settings)]);
  }

  /** Returns a check that succeeds when the scratch space contains a new file, which shows that a job is active. */
  async function whenScratchFileAppears(): Promise<() => Promise<void>> {
    const before = await media.scratchFiles();
    return async () => expect((await media.scratchFiles()).length).toBeGreaterThan(before.length);
  }

  afterEach(async () => {
    provider.respondWith({ text: '你好' });
    await media.stopWorkers();
  });

  it('another worker completes a transcription once', async () => {
    provider.respondWith({ text: '没听完', delayMs: Infinity });
    const { file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording('wav'));
    await killWorkerDuringJob(() => {
      expect(provider.requests).toHaveLength(1);
      provider.respondWith({ text: '今天我很高兴。' });
    });
    await eventually(async () => expect(await publishedOutcomes(file.id)).toEqual(['transcription done']));
    expect(await media.database.file.findUnique({ where: { id: file.id } })).toMatchObject({
      textStatus: 'done',
      extractedText: '今天我很高兴。',
    });
  });

  it('another worker completes the OCR of a photo once', async () => {
    const { file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenLinePhoto());
    await killWorkerDuringJob(await whenScratchFileAppears(), { THUMBNAIL_CONCURRENCY: '0' });
    await eventually(async () => expect(await publishedOutcomes(file.id)).toContain('ocr done'));
    expect((await publishedOutcomes(file.id)).filter((outcome) => outcome.startsWith('ocr'))).toEqual(['ocr done']);
  });

  it('another worker completes a conversion once', async () => {
    const owner = newUserId();
    const { file } = await media.uploadAccepted(
      owner,
      'audio',
      await generateRecording('webm', 'sine=frequency=440:duration=30'),
    );
    media.journal.fileVisibility = () => ({ visible: true, used: true });
    await media.request(owner, '/api/convert-audio-files', { method: 'POST' });
    await killWorkerDuringJob(await whenScratchFileAppears(), { TRANSCRIBE_CONCURRENCY: '0' });
    await eventually(async () => expect(await publishedOutcomes(file.id)).toContain('conversion done'));
    expect((await publishedOutcomes(file.id)).filter((outcome) => outcome.startsWith('conversion'))).toEqual([
      'conversion done',
    ]);
    const { convertedTo } = await media.database.file.findUniqueOrThrow({ where: { id: file.id } });
    expect(
      await media.database.file.findMany({ where: { ownerId: owner, id: { not: file.id } }, select: { id: true } }),
    ).toEqual([{ id: convertedTo }]);
  });

  it('another worker completes thumbnails once', async () => {
    const { file } = await media.uploadAccepted(
      newUserId(),
      'image',
      await generateImage(2_000, 1_600).jpeg().toBuffer(),
    );
    await killWorkerDuringJob(await whenScratchFileAppears(), { OCR_CONCURRENCY: '0' });
    await eventually(async () => expect(await publishedOutcomes(file.id)).toEqual(['thumbnails done']));
    expect(await media.database.thumbnail.count({ where: { fileId: file.id } })).toBe(3);
  });
});

describe('when the service is killed', () => {
  beforeAll(async () => void (media = await startMediaApp()));
  afterAll(() => media.stop());

  it('an upload during which the service is killed leaves no file and no object, and its scratch files are deleted later', async () => {
    const port = await findFreePort();
    const env = { ...media.env, PORT: String(port), HOST: '127.0.0.1' };
    const user = newUserId();
    const process = await built.start(env, 'main');
    const sent = httpRequest(`http://127.0.0.1:${port}/api/upload/audio`, {
      method: 'POST',
      headers: {
        ...(await media.identity(user)),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '20000000',
      },
    });
    const broken = once(sent, 'error');
    sent.write('--b\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n');
    sent.write((await generateRecording('wav')).subarray(0, 20_000));
    await eventually(async () => expect(await media.scratchFiles()).not.toEqual([]));
    await kill(process);
    await broken;
    expect(await media.database.file.count()).toBe(0);
    expect(await media.storedKeys()).toEqual([]);

    await built.start(env, 'main');
    const body = new FormData();
    body.append('audio', new Blob([new Uint8Array(await generateRecording('wav'))]));
    const retry = await fetch(`http://127.0.0.1:${port}/api/upload/audio`, {
      method: 'POST',
      headers: await media.identity(user),
      body,
    });
    expect(retry.status).toBe(201);
    expect(await media.storedKeys()).toHaveLength(1);
    await media.app.get(ScratchSpace).deleteAbandonedFolders(new Date(Date.now() + 2 * 3_600_000));
    expect(await media.scratchFiles()).toEqual([]);
  });
});

describe('when a process is told to end', () => {
  /** An address that makes recordings get a transcription job. */
  const PROVIDER_OF_NO_TEST = 'http://127.0.0.1:9';

  let proxies: BreakableProxy[];
  let env: Record<string, string>;
  beforeAll(async () => void (media = await startMediaApp({ OPENAI_BASE_URL: PROVIDER_OF_NO_TEST })));
  beforeEach(async () => {
    const [redis, database] = await Promise.all([
      startBreakableProxy(media.env['REDIS_URL'] ?? ''),
      startBreakableProxy(media.env['DATABASE_URL'] ?? ''),
    ]);
    proxies = [redis, database];
    env = { ...media.env, REDIS_URL: redis.url, DATABASE_URL: database.url };
  });
  afterEach(() => Promise.all(proxies.map((proxy) => proxy.disconnect())));
  afterAll(() => media.stop());

  describe.each(['main', 'worker'] as const)('%s', (program) => {
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
});
