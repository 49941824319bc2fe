import { Readable } from 'node:stream';
import { envelopeSchema, mediaProcessed } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually, type FakeAiProvider, failNextWrite, startFakeAiProvider } from '@memory/testing';
import { Redis } from 'ioredis';
import type { z } from 'zod';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let redis: Redis;
let mei: string;
beforeAll(async () => {
  provider = await startFakeAiProvider();
  media = await startMediaApp({ CONVERT_WAIT_MS: '0', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url });
  redis = new Redis(media.redisUrl);
});
beforeEach(() => {
  provider.respondWith({ text: '你好' });
  mei = newUserId();
});
// No job of an earlier test may meet the database failure of the next one.
afterEach(async () => {
  await media.stopWorkers();
  await media.flushRedis();
  await media.database.file.deleteMany();
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
  await provider.stop();
});

type Processed = z.output<typeof mediaProcessed.schema>;

/** Settings with which a worker runs no jobs. Each test enables one kind of job only, so that the database failure affects no other job. */
const noJobs = {
  TRANSCRIBE_CONCURRENCY: '0',
  OCR_CONCURRENCY: '0',
  THUMBNAIL_CONCURRENCY: '0',
  CONVERT_CONCURRENCY: '0',
};

interface JobOutcome {
  readonly job: Processed['job'];
  readonly status: Processed['status'];
  /** Settings that make a worker run this kind of job. */
  readonly running: Record<string, string>;
  /** Uploads a file and enqueues the job. @returns the file's id */
  startJob(): Promise<string>;
}

async function upload(field: 'audio' | 'image', bytes: Buffer): Promise<string> {
  return (await media.uploadAccepted(mei, field, bytes)).file.id;
}

/** Replaces a stored object by invalid data, which no upload would accept. */
async function damage(fileId: string): Promise<string> {
  const bytes = Buffer.alloc(4_000, 0x5a);
  await media.app.get<ObjectStore>(OBJECT_STORE).put(fileId, Readable.from([bytes]), bytes.length);
  await media.database.file.update({ where: { id: fileId }, data: { bytes: bytes.length } });
  return fileId;
}

async function convert(fileId: string): Promise<string> {
  media.journal.fileVisibility = () => ({ visible: true, used: true });
  const response = await media.request(mei, '/api/convert-audio-files', { method: 'POST' });
  expect(await response.json()).toMatchObject({ totalFiles: 1 });
  return fileId;
}

const photo = () => generateImage(300, 200).png().toBuffer();

const outcomes: readonly JobOutcome[] = [
  {
    job: 'transcription',
    status: 'done',
    running: { TRANSCRIBE_CONCURRENCY: '1' },
    startJob: async () => upload('audio', await generateRecording('webm')),
  },
  {
    job: 'transcription',
    status: 'failed',
    running: { TRANSCRIBE_CONCURRENCY: '1' },
    startJob: async () => {
      provider.respondWith({ status: 400 });
      return upload('audio', await generateRecording('webm'));
    },
  },
  {
    job: 'ocr',
    status: 'done',
    // Which engine has read the text does not matter here, and the local one takes seconds to start.
    running: { OCR_CONCURRENCY: '1', OCR_PROVIDER: 'openai' },
    startJob: async () => {
      provider.respondWith({ text: '{"lines": ["你好"]}' });
      return upload('image', await photo());
    },
  },
  {
    job: 'thumbnails',
    status: 'done',
    running: { THUMBNAIL_CONCURRENCY: '1' },
    startJob: async () => upload('image', await photo()),
  },
  {
    job: 'thumbnails',
    status: 'failed',
    running: { THUMBNAIL_CONCURRENCY: '1' },
    startJob: async () => damage(await upload('image', await photo())),
  },
  {
    job: 'conversion',
    status: 'done',
    running: { CONVERT_CONCURRENCY: '1' },
    startJob: async () => convert(await upload('audio', await generateRecording('webm'))),
  },
  {
    job: 'conversion',
    status: 'failed',
    running: { CONVERT_CONCURRENCY: '1' },
    startJob: async () => convert(await damage(await upload('audio', await generateRecording('webm')))),
  },
];

/** The published job outcomes of a file, once the outbox is empty. */
async function publishedOutcomes(fileId: string): Promise<Pick<Processed, 'job' | 'status'>[]> {
  expect(await media.database.outboxEvent.count()).toBe(0);
  const messages = await redis.xrange('events:media', '-', '+');
  const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  const ended = events.filter(({ type, entityId }) => type === mediaProcessed.type && entityId === fileId);
  return ended.map(({ data }) => mediaProcessed.schema.parse(data)).map(({ job, status }) => ({ job, status }));
}

/** The outcome of a job according to the file's row. */
async function storedOutcome(fileId: string, job: JobOutcome['job']): Promise<string> {
  const file = await media.database.file.findUniqueOrThrow({ where: { id: fileId } });
  if (job === 'thumbnails') return file.thumbnailStatus ?? 'pending';
  if (job !== 'conversion') return file.textStatus;
  if (file.convertedTo !== null) return 'done';
  return file.conversionFailed ? 'failed' : 'pending';
}

const databaseFailures = [
  { what: 'the event cannot be written', failOnce: () => failNextWrite(media.database, 'outbox', 'insert') },
  { what: 'the change cannot be committed', failOnce: () => failNextWrite(media.database, 'file', 'commit') },
];

describe.each(outcomes)('$job with outcome $status', ({ job, status, running, startJob }) => {
  it.each(databaseFailures)('is retried when $what, and published once', async ({ failOnce }) => {
    const fileId = await startJob();
    const hasFailed = await failOnce();
    await media.startWorker({ ...noJobs, ...running });
    await eventually(async () => {
      expect(await hasFailed()).toBe(true);
      expect(await storedOutcome(fileId, job)).toBe(status);
      expect(await publishedOutcomes(fileId)).toEqual([{ job, status }]);
    });
  });
});
