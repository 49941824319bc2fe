import { eventually } from '@memory/testing';
import { UnrecoverableError, Worker } from 'bullmq';
import { v7 as uuidv7 } from 'uuid';
import { bullmqConnection } from '../src/jobs/bullmq-options.ts';
import type { JobName } from '../src/jobs/job-catalog.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { type MediaApp, newUserId } from './media-app.ts';

/** Adds jobs of files that do not exist to a queue, and lets them fail. */
export async function addFailedJobs({ app, config }: MediaApp, name: JobName, count: number): Promise<void> {
  const queue = app.get(JobQueues).queueFor(name);
  const ownerId = newUserId();
  const fileIds = Array.from({ length: count }, () => uuidv7());
  await queue.addBulk(fileIds.map((fileId) => ({ name, data: { fileId, ownerId }, opts: { jobId: fileId } })));
  const fail = (): Promise<void> => Promise.reject(new UnrecoverableError('the provider is down'));
  const worker = new Worker(queue.name, fail, { connection: bullmqConnection(config), concurrency: 50 });
  await eventually(async () => expect(await queue.getFailedCount()).toBe(count));
  await worker.close();
}
