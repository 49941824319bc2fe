import { idSchema } from '@memory/contracts';
import { openRedisConnection } from '@memory/event-bus';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { JobType, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { type FileJob, jobNames } from './job-catalog.ts';
import { JobQueue } from './job-queue.ts';

const ENDED: JobType[] = ['completed', 'failed'];
const BATCH = 500;

/** Queues remember jobs that have ended, and what happened to them, by their files' ids: here that is forgotten with the file. */
@Injectable()
export class JobTraces implements OnApplicationShutdown {
  private readonly logger = new Logger(JobTraces.name);
  private readonly redis: Redis;

  constructor(
    @Inject(CONFIG) config: MediaConfig,
    private readonly database: Database,
    private readonly jobs: JobQueue,
  ) {
    this.redis = openRedisConnection(config.REDIS_URL, this.logger, { maxRetriesPerRequest: 1 });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Removes the traces of files that are gone. A job that runs at this moment leaves new ones behind; the next sweep takes those. */
  async sweep(): Promise<void> {
    for (const name of jobNames) {
      const queue = this.jobs.of(name);
      await this.forgetJobs(queue);
      // After the jobs, whose removal is news as well.
      await this.forgetNews(queue);
    }
  }

  private async forgetJobs(queue: Queue<FileJob>): Promise<void> {
    const ended = await queue.getRanges(ENDED);
    const gone = await this.goneOf(ended);
    for (const id of ended) if (gone.has(id)) await queue.remove(id);
  }

  /** BullMQ keeps the last 10,000 things that happened in a stream, for those who listen. */
  private async forgetNews(queue: Queue<FileJob>): Promise<void> {
    const stream = queue.toKey('events');
    const news = await this.redis.xrange(stream, '-', '+');
    const about = news.map(([id, fields]) => ({ id, jobId: fields[fields.indexOf('jobId') + 1] ?? '' }));
    const gone = await this.goneOf(about.map(({ jobId }) => jobId));
    const ids = about.filter(({ jobId }) => gone.has(jobId)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH)
      await this.redis.xdel(stream, ...ids.slice(from, from + BATCH));
  }

  /** Those among the jobs' ids that are no file's any more. */
  private async goneOf(jobIds: readonly string[]): Promise<Set<string>> {
    const gone = new Set(jobIds.filter(isFileId));
    const ids = [...gone];
    for (let from = 0; from < ids.length; from += BATCH) {
      const known = await this.database.file.findMany({
        where: { id: { in: ids.slice(from, from + BATCH) } },
        select: { id: true },
      });
      for (const { id } of known) gone.delete(id);
    }
    return gone;
  }
}

const isFileId = (id: string): boolean => idSchema.safeParse(id).success;
