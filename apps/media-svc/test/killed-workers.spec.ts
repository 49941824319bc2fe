import type { MediaJobName } from '@memory/events';
import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { Redis } from 'ioredis';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenPage, picture, recording } from './media-files.ts';
import { BuiltWorker, kill } from './worker-process.ts';

const PATIENCE = { timeoutMs: 40_000 };

let worker: BuiltWorker;
let provider: FakeAiProvider;
let media: MediaApp;
beforeAll(async () => {
  [worker, provider] = await Promise.all([BuiltWorker.build(), startFakeAiProvider()]);
  media = await startMediaApp({ OPENAI_BASE_URL: provider.url, CONVERT_WAIT_MS: '0' });
});
afterAll(async () => {
  await worker.stop();
  await media.stop();
  await provider.stop();
});

/** How each job on a file was said to have ended, in the order it was said. */
async function endings(fileId: string): Promise<string[]> {
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

/** Starts a worker, kills it as soon as it is in the middle of something, and has two others take over. */
async function killInTheMiddle(
  isInTheMiddle: () => void | Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const env = { ...media.env, ...settings };
  const first = await worker.start(env);
  await eventually(isInTheMiddle, { ...PATIENCE, intervalMs: 2 });
  await kill(first);
  await Promise.all([worker.start(env), worker.start(env)]);
}

/** Something new lies on the local disk only while a job works on it. */
async function somethingIsWorkedOn(): Promise<() => Promise<void>> {
  const before = await media.scratchFiles();
  return async () => expect((await media.scratchFiles()).length).toBeGreaterThan(before.length);
}

afterEach(async () => {
  provider.respondWith({ text: '你好' });
  await worker.killAll();
});

it('a transcription', async () => {
  provider.respondWith({ text: '没听完', delayMs: Infinity });
  const { file } = await media.keep(aUser(), 'audio', await recording('wav'));
  await killInTheMiddle(() => {
    expect(provider.requests).toHaveLength(1);
    provider.respondWith({ text: '今天我很高兴。' });
  });
  await eventually(async () => expect(await endings(file.id)).toEqual(['transcription done']), PATIENCE);
  expect(await media.database.file.findUnique({ where: { id: file.id } })).toMatchObject({
    textStatus: 'done',
    extractedText: '今天我很高兴。',
  });
});

it('the reading of a photo', async () => {
  const { file } = await media.keep(aUser(), 'image', await handwrittenPage());
  await killInTheMiddle(await somethingIsWorkedOn());
  await eventually(async () => expect(await endings(file.id)).toContain('ocr done'), PATIENCE);
  expect((await endings(file.id)).filter((ending) => ending.startsWith('ocr'))).toEqual(['ocr done']);
});

it('a conversion', async () => {
  const owner = aUser();
  const { file } = await media.keep(owner, 'audio', await recording('webm', 'sine=frequency=440:duration=400'));
  await worker.start(media.env);
  await eventually(async () => expect(await media.statusOf(file.id)).toBe('done'), PATIENCE);
  await worker.killAll();
  await media.request(owner, '/api/convert-audio-files', { method: 'POST' });
  await killInTheMiddle(await somethingIsWorkedOn());
  await eventually(async () => expect(await endings(file.id)).toContain('conversion done'), PATIENCE);
  expect((await endings(file.id)).filter((ending) => ending.startsWith('conversion'))).toEqual(['conversion done']);
  const { convertedTo } = await media.database.file.findUniqueOrThrow({ where: { id: file.id } });
  expect(
    await media.database.file.findMany({ where: { ownerId: owner, id: { not: file.id } }, select: { id: true } }),
  ).toEqual([{ id: convertedTo }]);
});

it('the making of thumbnails', async () => {
  const { file } = await media.keep(aUser(), 'image', await picture(5_000, 4_000).jpeg().toBuffer());
  await killInTheMiddle(await somethingIsWorkedOn(), { OCR_CONCURRENCY: '0' });
  await eventually(async () => expect(await endings(file.id)).toEqual(['thumbnails done']), PATIENCE);
  expect(await media.database.thumbnail.count({ where: { fileId: file.id } })).toBe(3);
});
