import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, envelopeSchema, mediaProcessed } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { dumpAllStoredData } from './all-stored-data.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { type OcrProvider, startOcrProvider } from './ocr-provider.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
let redis: Redis;
let provider: OcrProvider;
let workerObjectStore: ObjectStore;
let original: Pick<ObjectStore, 'put' | 'read'>;
let pause: Pause;
beforeAll(async () => {
  provider = await startOcrProvider();
  media = await startMediaApp(provider.settings);
  redis = new Redis(media.redisUrl);
  workerObjectStore = (await media.startWorker()).get<ObjectStore>(OBJECT_STORE);
  original = {
    put: workerObjectStore.put.bind(workerObjectStore),
    read: workerObjectStore.read.bind(workerObjectStore),
  };
});
afterEach(() => {
  pause.end();
  Object.assign(workerObjectStore, original);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
  await provider.stop();
});

interface Pause {
  /** Resolves when a job reaches it. */
  readonly reached: Promise<void>;
  end(): void;
}

function pauseAt(step: 'after reading the file' | 'before storing a result'): Pause {
  const [reached, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const wait = (): Promise<void> => {
    reached.resolve();
    return ended.promise;
  };
  if (step === 'before storing a result') {
    workerObjectStore.put = async (...object) => {
      await wait();
      await original.put(...object);
    };
  } else {
    workerObjectStore.read = async (...which) => {
      const stream = await original.read(...which);
      await wait();
      return stream;
    };
  }
  return { reached: reached.promise, end: ended.resolve };
}

/** Publishes `account.deleted`. @returns whether the event has been handled */
async function publishAccountDeleted(userId: string): Promise<() => Promise<boolean>> {
  const event = createEnvelope(accountDeleted, { entityId: userId, data: { userId } });
  await publishEnvelopes(redis, 'social', [event]);
  return async () =>
    (await media.database.$queryRaw<unknown[]>`SELECT 1 FROM handled_event WHERE event_id = ${event.id}::uuid`).length >
    0;
}

/** The published outcomes of a job on a file. */
async function publishedOutcomes(fileId: string, job: string): Promise<unknown[]> {
  await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
  const messages = await redis.xrange('events:media', '-', '+');
  const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  return events.filter(
    ({ type, entityId, data }) =>
      type === mediaProcessed.type && entityId === fileId && mediaProcessed.schema.parse(data).job === job,
  );
}

const uploadPhoto = async (owner: string): Promise<string> =>
  (await media.uploadAccepted(owner, 'image', await generateImage(300, 200).png().toBuffer())).file.id;

const jobs = [
  { job: 'thumbnails', step: 'before storing a result', startJob: uploadPhoto },
  { job: 'ocr', step: 'after reading the file', startJob: uploadPhoto },
  {
    job: 'conversion',
    step: 'before storing a result',
    startJob: async (owner: string) => {
      const fileId = (await media.uploadAccepted(owner, 'audio', await generateRecording('webm'))).file.id;
      await media.app.get(JobQueues).enqueue('convertRecording', { fileId, ownerId: owner }, 'bulk');
      return fileId;
    },
  },
] as const;

it.each(jobs)(
  'an erasure waits for an active job ($job) that is $step, and deletes everything it writes',
  async ({ job, step, startJob }) => {
    const [mei, userWithoutFiles] = [newUserId(), newUserId()];
    pause = pauseAt(step);
    const fileId = await startJob(mei);
    await pause.reached;

    const isErased = await publishAccountDeleted(mei);
    await eventually(async () => expect(await media.database.file.count({ where: { ownerId: mei } })).toBe(0));
    const isOtherErased = await publishAccountDeleted(userWithoutFiles);
    await eventually(async () => expect(await isOtherErased()).toBe(true));
    expect(await isErased()).toBe(false);

    pause.end();
    await eventually(async () => expect(await isErased()).toBe(true));
    const remaining = await dumpAllStoredData(media, redis);
    expect([mei, fileId].filter((id) => remaining.includes(id))).toEqual([]);
    expect(await publishedOutcomes(fileId, job)).toEqual([]);
  },
);
