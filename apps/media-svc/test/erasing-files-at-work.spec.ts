import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, envelopeSchema, mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { JobQueue } from '../src/jobs/job-queue.ts';
import { STORE, type Store } from '../src/storage/store.ts';
import { everythingKept } from './everything-kept.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

let media: MediaApp;
let redis: Redis;
let workersStore: Store;
let original: Pick<Store, 'put' | 'read'>;
let pause: Pause;
beforeAll(async () => {
  media = await startMediaApp();
  redis = new Redis(media.redisUrl);
  workersStore = (await media.startWorker()).get<Store>(STORE);
  original = { put: workersStore.put.bind(workersStore), read: workersStore.read.bind(workersStore) };
});
afterEach(() => {
  pause.end();
  Object.assign(workersStore, original);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

interface Pause {
  /** Resolves when a job has come to it. */
  readonly reached: Promise<void>;
  end(): void;
}

function pauseAt(step: 'after reading the file' | 'before storing a result'): Pause {
  const [reached, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const wait = (): Promise<void> => {
    reached.resolve();
    return over.promise;
  };
  if (step === 'before storing a result') {
    workersStore.put = async (...object) => {
      await wait();
      await original.put(...object);
    };
  } else {
    workersStore.read = async (...which) => {
      const stream = await original.read(...which);
      await wait();
      return stream;
    };
  }
  return { reached: reached.promise, end: over.resolve };
}

/** Says that an account was deleted. @returns whether its files have been erased, as far as the service knows */
async function tellDeleted(userId: string): Promise<() => Promise<boolean>> {
  const event = createEnvelope(accountDeleted, { entityId: userId, data: { userId } });
  await publishEnvelopes(redis, 'social', [event]);
  return async () =>
    (await media.database.$queryRaw<unknown[]>`SELECT 1 FROM handled_event WHERE event_id = ${event.id}::uuid`).length >
    0;
}

/** What was told of a job on a file. */
async function endingsTold(fileId: string, job: string): Promise<unknown[]> {
  await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
  const messages = await redis.xrange('events:media', '-', '+');
  const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  return events.filter(
    ({ type, entityId, data }) =>
      type === mediaProcessed.type && entityId === fileId && mediaProcessed.schema.parse(data).job === job,
  );
}

const uploadPhoto = async (owner: string): Promise<string> =>
  (await media.keep(owner, 'image', await picture(300, 200).png().toBuffer())).file.id;

const jobs = [
  { job: 'thumbnails', step: 'before storing a result', begin: uploadPhoto },
  { job: 'ocr', step: 'after reading the file', begin: uploadPhoto },
  {
    job: 'conversion',
    step: 'before storing a result',
    begin: async (owner: string) => {
      const fileId = (await media.keep(owner, 'audio', await recording('webm'))).file.id;
      await media.app.get(JobQueue).add('convertRecording', { fileId, ownerId: owner }, 'in_bulk');
      return fileId;
    },
  },
] as const;

it.each(jobs)(
  'an erasure waits for a job ($job) that is $step, and nothing it writes stays',
  async ({ job, step, begin }) => {
    const [mei, somebodyWithoutFiles] = [aUser(), aUser()];
    pause = pauseAt(step);
    const fileId = await begin(mei);
    await pause.reached;

    const isErased = await tellDeleted(mei);
    await eventually(async () => expect(await media.database.file.count({ where: { ownerId: mei } })).toBe(0));
    const isOtherErased = await tellDeleted(somebodyWithoutFiles);
    await eventually(async () => expect(await isOtherErased()).toBe(true));
    expect(await isErased()).toBe(false);

    pause.end();
    await eventually(async () => expect(await isErased()).toBe(true));
    const left = await everythingKept(media, redis);
    expect([mei, fileId].filter((id) => left.includes(id))).toEqual([]);
    expect(await endingsTold(fileId, job)).toEqual([]);
  },
);
