import type { MediaJobName } from '@memory/events';
import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { Redis } from 'ioredis';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenLinePhoto, generateImage, generateRecording } from './sample-files.ts';
import { BuiltWorker, kill } from './worker-process.ts';

// Each test starts three processes.
const PATIENT = { timeoutMs: 60_000 };

let worker: BuiltWorker;
let provider: FakeAiProvider;
let media: MediaApp;
beforeAll(async () => {
  [worker, provider] = await Promise.all([BuiltWorker.build(), startFakeAiProvider()]);
  media = await startMediaApp({ OPENAI_BASE_URL: provider.url, CONVERT_WAIT_MS: '0', JOB_LOCK_MS: '2000' });
});
afterAll(async () => {
  await worker.stop();
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

/** Starts a worker, kills it once its job is active, and starts two others. */
async function killWorkerDuringJob(
  isJobActive: () => void | Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const env = { ...media.env, ...settings };
  const first = await worker.start(env);
  await eventually(isJobActive, { ...PATIENT, intervalMs: 2 });
  await kill(first);
  await Promise.all([worker.start(env), worker.start(env)]);
}

/** Returns a check that succeeds when the scratch space contains a new file, which shows that a job is active. */
async function whenScratchFileAppears(): Promise<() => Promise<void>> {
  const before = await media.scratchFiles();
  return async () => expect((await media.scratchFiles()).length).toBeGreaterThan(before.length);
}

afterEach(async () => {
  provider.respondWith({ text: '你好' });
  await worker.killAll();
});

it('another worker completes a transcription once', async () => {
  provider.respondWith({ text: '没听完', delayMs: Infinity });
  const { file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording('wav'));
  await killWorkerDuringJob(() => {
    expect(provider.requests).toHaveLength(1);
    provider.respondWith({ text: '今天我很高兴。' });
  });
  await eventually(async () => expect(await publishedOutcomes(file.id)).toEqual(['transcription done']), PATIENT);
  expect(await media.database.file.findUnique({ where: { id: file.id } })).toMatchObject({
    textStatus: 'done',
    extractedText: '今天我很高兴。',
  });
});

it('another worker completes the OCR of a photo once', async () => {
  const { file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenLinePhoto());
  await killWorkerDuringJob(await whenScratchFileAppears(), { THUMBNAIL_CONCURRENCY: '0' });
  await eventually(async () => expect(await publishedOutcomes(file.id)).toContain('ocr done'), PATIENT);
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
  await eventually(async () => expect(await publishedOutcomes(file.id)).toContain('conversion done'), PATIENT);
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
  await eventually(async () => expect(await publishedOutcomes(file.id)).toEqual(['thumbnails done']), PATIENT);
  expect(await media.database.thumbnail.count({ where: { fileId: file.id } })).toBe(3);
});
