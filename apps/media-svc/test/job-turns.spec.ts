import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { Worker } from 'bullmq';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { bullmqConnection } from '../src/jobs/bullmq-options.ts';
import { type FileJob, jobCatalog, type JobName } from '../src/jobs/job-catalog.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import type { JobUrgency } from '../src/jobs/job-urgency.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

const NAME: JobName = 'convertRecording';

let media: MediaApp;
let queues: JobQueues;
let redis: Redis;
let worker: Worker<FileJob>;
beforeAll(async () => {
  // Failed jobs do not come back by themselves.
  media = await startMediaApp({ JOB_RETRY_MS: '600000' });
  queues = media.app.get(JobQueues);
  redis = new Redis(media.redisUrl);
  // Never started: the tests take the jobs one by one, as a worker with one slot does.
  worker = new Worker<FileJob>(jobCatalog[NAME].queue, null, {
    connection: bullmqConnection({ ...media.config, REDIS_URL: media.redisUrl }),
    autorun: false,
    lockDuration: 600_000,
  });
});
beforeEach(() => redis.flushall());
afterAll(async () => {
  await worker.close();
  redis.disconnect();
  await media.stop();
});

async function enqueue(ownerId: string, urgency: JobUrgency = 'bulk', name = NAME): Promise<string> {
  const fileId = uuidv7();
  await queues.enqueue(name, { fileId, ownerId }, urgency);
  return fileId;
}

const take = async () => (await worker.getNextJob('token', { block: false })) ?? null;
const complete = async (job: Awaited<ReturnType<typeof take>>) => job?.moveToCompleted(null, 'token', false);

/** Takes and completes jobs. @returns their file ids, in order */
async function run(count: number): Promise<string[]> {
  const fileIds: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const job = await take();
    if (!job) break;
    fileIds.push(job.data.fileId);
    await complete(job);
  }
  return fileIds;
}

it('two jobs of an owner are done among the first, while another owner has 2,000 waiting', async () => {
  const [mei, li] = [newUserId(), newUserId()];
  const files = await Promise.all(Array.from({ length: 2_000 }, () => enqueue(mei)));
  expect(await run(1)).toEqual(files.slice(0, 1));
  const [first, second] = [await enqueue(li), await enqueue(li)];
  expect([await queues.placeOf(NAME, first), await queues.placeOf(NAME, second)]).toEqual([1, 3]);
  expect(await run(5)).toEqual([files[1], first, files[2], second, files[3]]);
});

it.each(Object.keys(jobCatalog) as JobName[])('the queue of %s is shared between owners', async (name) => {
  const [mei, li] = [newUserId(), newUserId()];
  for (let n = 0; n < 5; n += 1) await enqueue(mei, 'interactive', name);
  const one = await enqueue(li, 'interactive', name);
  expect(await queues.placeOf(name, one)).toBe(1);
});

it('interactive jobs run before bulk jobs, each by turns', async () => {
  const [mei, li] = [newUserId(), newUserId()];
  const bulk = [await enqueue(mei), await enqueue(mei), await enqueue(li)];
  const interactive = [
    await enqueue(mei, 'interactive'),
    await enqueue(mei, 'interactive'),
    await enqueue(li, 'interactive'),
  ];
  expect(await queues.countJobs(NAME)).toMatchObject({ waiting: 3, prioritized: 3 });
  expect(await run(6)).toEqual([interactive[0], interactive[2], interactive[1], bulk[0], bulk[2], bulk[1]]);
});

it('a job that is enqueued again takes no turn of its owner', async () => {
  const [mei, li] = [newUserId(), newUserId()];
  const [first, other] = [await enqueue(mei), await enqueue(li)];
  for (let n = 0; n < 5; n += 1) await queues.enqueue(NAME, { fileId: first, ownerId: mei }, 'bulk');
  const [second, another] = [await enqueue(mei), await enqueue(li)];
  expect(await run(4)).toEqual([first, other, second, another]);
});

describe('a job that failed', () => {
  /** Fails the next job, as an attempt that the provider rejected. @returns its file id */
  async function failNext(): Promise<string> {
    const job = await take();
    await job!.moveToFailed(new Error('try again'), 'token', false);
    await queues.recordRetry(NAME, job!.data.fileId, job!.priority);
    return job!.data.fileId;
  }
  const promoteAll = async () => {
    for (const job of await queues.queueFor(NAME).getDelayed()) await job.promote();
  };

  it('keeps its place', async () => {
    const mei = newUserId();
    const files = [await enqueue(mei), await enqueue(mei), await enqueue(mei)];
    expect(await failNext()).toBe(files[0]);
    await eventually(async () => expect((await queues.countJobs(NAME)).delayed).toBe(1));
    await promoteAll();
    expect(await run(3)).toEqual(files);
  });

  it('does not get ahead of other owners together with many others, although time went on', async () => {
    const [mei, li, wang] = [newUserId(), newUserId(), newUserId()];
    for (let n = 0; n < 20; n += 1) await enqueue(mei);
    const failed: string[] = [];
    for (let n = 0; n < 20; n += 1) failed.push(await failNext());
    const first = [await enqueue(li), await enqueue(li)];
    await promoteAll();
    const second = await enqueue(wang);
    expect(await run(5)).toEqual([first[0], failed[0], second, first[1], failed[1]]);
  });

  it('is recorded by the worker', async () => {
    const owner = newUserId();
    const { file } = await media.uploadAccepted(owner, 'audio', await generateRecording('webm'));
    await media.app.get<ObjectStore>(OBJECT_STORE).delete(file.id);
    await queues.enqueue(NAME, { fileId: file.id, ownerId: owner }, 'bulk');
    await media.startWorker();
    const key = queues.queueFor(NAME).toKey('turns:retries');
    await eventually(async () => expect(await redis.zrange(key, '0', '-1')).toEqual([file.id]));
    await media.stopWorkers();
  });

  it('keeps its place although its attempt was the only one while another owner’s job arrived', async () => {
    const mei = await enqueue(newUserId());
    const job = await take();
    const li = await enqueue(newUserId());
    await job!.moveToFailed(new Error('try again'), 'token', false);
    await promoteAll();
    expect(await run(2)).toEqual([mei, li]);
  });

  it('does not keep the present turn back when it no longer exists', async () => {
    const [mei, li] = [newUserId(), newUserId()];
    await enqueue(mei);
    await queues.queueFor(NAME).remove(await failNext());
    const files: string[] = [];
    for (let n = 0; n < 5; n += 1) files.push(await enqueue(mei));
    expect(await run(3)).toEqual(files.slice(0, 3));
    const other = await enqueue(li);
    expect(await run(3)).toEqual([files[3], other, files[4]]);
  });
});

it('turns begin again when no job waits or runs', async () => {
  const mei = newUserId();
  for (let n = 0; n < 10; n += 1) await enqueue(mei, 'interactive');
  await run(10);
  await enqueue(mei, 'interactive');
  expect((await take())?.priority).toBe(1);
});

it('when the turns are used up, jobs run in the order in which they were enqueued, until none waits', async () => {
  const [mei, li] = [newUserId(), newUserId()];
  const last = 2 ** 20 - 1;
  const files = [await enqueue(newUserId(), 'interactive')];
  const key = queues.queueFor(NAME).toKey('turns:interactive');
  await redis.hset(key, { [mei]: last - 1, [li]: last, latest: last });
  for (const owner of [mei, mei, li, li, mei]) files.push(await enqueue(owner, 'interactive'));
  expect(await run(6)).toEqual(files);
  const again: string[] = [];
  for (const owner of [mei, mei, li]) again.push(await enqueue(owner, 'interactive'));
  expect(await run(3)).toEqual([again[0], again[2], again[1]]);
});

it('jobs that Redis has lost get turns again', async () => {
  const [mei, li] = [newUserId(), newUserId()];
  for (let n = 0; n < 3; n += 1) await enqueue(mei);
  await redis.flushall();
  const files = [await enqueue(mei), await enqueue(mei), await enqueue(li)];
  expect(await run(3)).toEqual([files[0], files[2], files[1]]);
});

it('owners alternate and each owner’s jobs stay in order, whatever is enqueued and taken', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ owner: fc.nat(3), count: fc.integer({ min: 1, max: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ take: fc.integer({ min: 1, max: 8 }) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await redis.flushall();
      const owners = Array.from({ length: 4 }, newUserId);
      const waiting = owners.map((): string[] => []);
      const ahead = new Map<string, { limit: number; started: number[] }>();
      const ownerOf = new Map<string, number>();
      const taken = async (fileId: string) => {
        const owner = ownerOf.get(fileId)!;
        expect(waiting[owner]!.shift()).toBe(fileId);
        for (const [id, { limit, started }] of ahead) {
          if (ownerOf.get(id) === owner) continue;
          started[owner]! += 1;
          expect(started[owner]).toBeLessThanOrEqual(limit);
        }
        ahead.delete(fileId);
      };
      for (const one of steps) {
        if ('take' in one) for (const fileId of await run(one.take)) await taken(fileId);
        else
          for (let n = 0; n < one.count; n += 1) {
            const fileId = await enqueue(owners[one.owner]!);
            ownerOf.set(fileId, one.owner);
            // One job of each other owner may be ahead in each turn: those of the waiting jobs, of this one and of the one just taken.
            ahead.set(fileId, { limit: waiting[one.owner]!.length + 2, started: [0, 0, 0, 0] });
            waiting[one.owner]!.push(fileId);
          }
      }
      for (const fileId of await run(1_000)) await taken(fileId);
      expect(waiting.flat()).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
