import { Readable } from 'node:stream';
import { envelopeSchema, mediaProcessed } from '@memory/events';
import { eventually, type FakeAiProvider, failNextWrite, startFakeAiProvider } from '@memory/testing';
import { Redis } from 'ioredis';
import type { z } from 'zod';
import { STORE, type Store } from '../src/storage/store.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let redis: Redis;
let mei: string;
beforeEach(async () => {
  provider = await startFakeAiProvider();
  media = await startMediaApp({ CONVERT_WAIT_MS: '0', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url });
  redis = new Redis(media.redisUrl);
  mei = aUser();
});
afterEach(async () => {
  redis.disconnect();
  await media.stop();
  await provider.stop();
});

type Processed = z.output<typeof mediaProcessed.schema>;

/** Only one kind of job runs in a test, so that no other meets the refusal. */
const noJobs = {
  TRANSCRIBE_CONCURRENCY: '0',
  OCR_CONCURRENCY: '0',
  THUMBNAIL_CONCURRENCY: '0',
  CONVERT_CONCURRENCY: '0',
};

interface Ending {
  readonly job: Processed['job'];
  readonly status: Processed['status'];
  /** Has a worker run this kind of job. */
  readonly running: Partial<typeof noJobs>;
  /** Uploads a file and asks for the job that will end so. @returns the file's id */
  begin(): Promise<string>;
}

async function keep(field: 'audio' | 'image', bytes: Buffer): Promise<string> {
  return (await media.keep(mei, field, bytes)).file.id;
}

/** Damages a file where it is kept: no such upload would be taken. */
async function damage(fileId: string): Promise<string> {
  const bytes = Buffer.alloc(4_000, 0x5a);
  await media.app.get<Store>(STORE).put(fileId, Readable.from([bytes]), bytes.length);
  await media.database.file.update({ where: { id: fileId }, data: { bytes: bytes.length } });
  return fileId;
}

async function convert(fileId: string): Promise<string> {
  const answer = await media.request(mei, '/api/convert-audio-files', { method: 'POST' });
  expect(await answer.json()).toMatchObject({ totalFiles: 1 });
  return fileId;
}

const photo = () => picture(300, 200).png().toBuffer();

const endings: readonly Ending[] = [
  {
    job: 'transcription',
    status: 'done',
    running: { TRANSCRIBE_CONCURRENCY: '1' },
    begin: async () => keep('audio', await recording('webm')),
  },
  {
    job: 'transcription',
    status: 'failed',
    running: { TRANSCRIBE_CONCURRENCY: '1' },
    begin: async () => {
      provider.respondWith({ status: 400 });
      return keep('audio', await recording('webm'));
    },
  },
  { job: 'ocr', status: 'done', running: { OCR_CONCURRENCY: '1' }, begin: async () => keep('image', await photo()) },
  {
    job: 'thumbnails',
    status: 'done',
    running: { THUMBNAIL_CONCURRENCY: '1' },
    begin: async () => keep('image', await photo()),
  },
  {
    job: 'thumbnails',
    status: 'failed',
    running: { THUMBNAIL_CONCURRENCY: '1' },
    begin: async () => damage(await keep('image', await photo())),
  },
  {
    job: 'conversion',
    status: 'done',
    running: { CONVERT_CONCURRENCY: '1' },
    begin: async () => convert(await keep('audio', await recording('webm'))),
  },
  {
    job: 'conversion',
    status: 'failed',
    running: { CONVERT_CONCURRENCY: '1' },
    begin: async () => convert(await damage(await keep('audio', await recording('webm')))),
  },
];

/** The endings of a file's jobs that are on the bus, once nothing is left in the outbox. */
async function told(fileId: string): Promise<Pick<Processed, 'job' | 'status'>[]> {
  expect(await media.database.outboxEvent.count()).toBe(0);
  const messages = await redis.xrange('events:media', '-', '+');
  const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  const ended = events.filter(({ type, entityId }) => type === mediaProcessed.type && entityId === fileId);
  return ended.map(({ data }) => mediaProcessed.schema.parse(data)).map(({ job, status }) => ({ job, status }));
}

/** Whether the file's row says that this job has ended, and how. */
async function endingOf(fileId: string, job: Ending['job']): Promise<string> {
  const file = await media.database.file.findUniqueOrThrow({ where: { id: fileId } });
  if (job === 'thumbnails') return file.thumbnailStatus ?? 'pending';
  if (job !== 'conversion') return file.textStatus;
  if (file.convertedTo !== null) return 'done';
  return file.conversionFailed ? 'failed' : 'pending';
}

const refusals = [
  { what: 'the event cannot be written', refuse: () => failNextWrite(media.database, 'outbox', 'insert') },
  { what: 'the change cannot be committed', refuse: () => failNextWrite(media.database, 'file', 'commit') },
];

describe.each(endings)('$job that ends as $status', ({ job, status, running, begin }) => {
  it.each(refusals)('is tried again when $what, and told once', async ({ refuse }) => {
    const fileId = await begin();
    const wasRefused = await refuse();
    await media.startWorker({ ...noJobs, ...running });
    await eventually(
      async () => {
        expect(await wasRefused()).toBe(true);
        expect(await endingOf(fileId, job)).toBe(status);
        expect(await told(fileId)).toEqual([{ job, status }]);
      },
      { timeoutMs: 30_000 },
    );
  });
});
