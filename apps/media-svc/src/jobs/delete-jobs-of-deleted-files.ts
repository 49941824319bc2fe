import { idSchema } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import type { JobType, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { Database } from '../database.ts';
import { type FileJob, jobNames } from './job-catalog.ts';
import { JobQueueRedis } from './job-queue-redis.ts';
import { JobQueues } from './job-queues.ts';
import { JobTurns } from './job-turns.ts';

const endedStates: JobType[] = ['completed', 'failed'];
const BATCH = 500;

/** Deletes completed and failed jobs and queue events of deleted files, because they contain file ids and error messages. */
@Injectable()
export class DeleteJobsOfDeletedFiles {
  private readonly redis: Redis;

  constructor(
    { connection }: JobQueueRedis,
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly turns: JobTurns,
  ) {
    this.redis = connection;
  }

  /**
   * Deletes the completed and failed jobs and the queue events of deleted files. A job that is still active leaves records after this run; the next
   * run deletes these records.
   */
  async execute(): Promise<void> {
    for (const name of jobNames) {
      const queue = this.queues.queueFor(name);
      await this.deleteEndedJobs(queue);
      await this.turns.deleteEndedRetries(queue);
      // The events are deleted after the jobs, because removing a job adds another event.
      await this.deleteQueueEvents(queue);
    }
  }

  private async deleteEndedJobs(queue: Queue<FileJob>): Promise<void> {
    const jobIds = await queue.getRanges(endedStates, 0, -1);
    const deleted = await this.findDeletedFileIds(jobIds);
    for (const id of jobIds) if (deleted.has(id)) await queue.remove(id);
  }

  /** Deletes the events of deleted files from the Redis stream in which BullMQ keeps about 10,000 events of each queue. */
  private async deleteQueueEvents(queue: Queue<FileJob>): Promise<void> {
    const stream = queue.toKey('events');
    const events = await this.redis.xrange(stream, '-', '+');
    const subjects = events.map(([id, fields]) => ({ id, jobId: fields[fields.indexOf('jobId') + 1] ?? '' }));
    const deleted = await this.findDeletedFileIds(subjects.map(({ jobId }) => jobId));
    const ids = subjects.filter(({ jobId }) => deleted.has(jobId)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH)
      await this.redis.xdel(stream, ...ids.slice(from, from + BATCH));
  }

  /** Returns the job ids whose file no longer exists. */
  private async findDeletedFileIds(jobIds: readonly string[]): Promise<Set<string>> {
    const deleted = new Set(jobIds.filter(isFileId));
    const ids = [...deleted];
    for (let from = 0; from < ids.length; from += BATCH) {
      const existing = await this.database.file.findMany({
        where: { id: { in: ids.slice(from, from + BATCH) } },
        select: { id: true },
      });
      for (const { id } of existing) deleted.delete(id);
    }
    return deleted;
  }
}

const isFileId = (id: string): boolean => idSchema.safeParse(id).success;
