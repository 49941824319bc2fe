import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { FileJob } from './job-catalog.ts';
import { JobQueueRedis } from './job-queue-redis.ts';
import { ASSIGN_TURN, FIND_PLACE, SCORES_PER_PRIORITY } from './job-turn-scripts.ts';
import { type JobUrgency, turnRanges } from './job-urgency.ts';

type FileJobQueue = Queue<FileJob>;

/**
 * Shares each queue between the owners of its jobs: start-time fair queueing over the priorities of BullMQ. A job gets a turn when it is enqueued,
 * and runs after all jobs of earlier turns. The jobs of one owner get consecutive turns, beginning with the present turn, so owners alternate, and
 * jobs of one owner run in the order in which they were enqueued. BullMQ keeps the priority of a job, so a job that failed keeps its turn. See
 * docs/adr/0031.
 */
@Injectable()
export class JobTurns {
  private readonly redis: Redis;

  constructor({ connection }: JobQueueRedis) {
    this.redis = connection;
  }

  /**
   * Assigns the next turn of the owner to a job.
   * @returns the turn, which is the BullMQ priority of the job; null when the queue already contains the job
   */
  async assign(queue: FileJobQueue, { fileId, ownerId }: FileJob, urgency: JobUrgency): Promise<number | null> {
    const { first, last } = turnRanges[urgency];
    const keys = ['prioritized', 'delayed', 'active'].map((state) => queue.toKey(state));
    const turn = await this.redis.eval(
      ASSIGN_TURN,
      6,
      queue.toKey(fileId),
      ...keys,
      turnsKey(queue, urgency),
      retriesKey(queue),
      ownerId,
      first,
      last,
      SCORES_PER_PRIORITY,
    );
    return turn === 0 ? null : (turn as number);
  }

  /**
   * Records that a job waits for another attempt. Until that attempt, BullMQ keeps the job apart from the waiting jobs. The present turn must not
   * pass the turn of the job; otherwise many jobs that failed together would later run before the jobs of all other owners.
   */
  async recordRetry(queue: FileJobQueue, fileId: string, turn: number): Promise<void> {
    await this.redis.zadd(retriesKey(queue), String(turn), fileId);
  }

  async deleteRetry(queue: FileJobQueue, fileId: string): Promise<void> {
    await this.redis.zrem(retriesKey(queue), fileId);
  }

  /** Deletes the records of jobs that no longer wait for another attempt. */
  async deleteEndedRetries(queue: FileJobQueue): Promise<void> {
    for (const fileId of await this.redis.zrange(retriesKey(queue), '0', '-1')) {
      const isDelayed = (await this.redis.zscore(queue.toKey('delayed'), fileId)) !== null;
      if (!isDelayed) await this.deleteRetry(queue, fileId);
    }
  }

  /** Deletes the turn of an owner who has no jobs any more. */
  async deleteOwner(queue: FileJobQueue, ownerId: string): Promise<void> {
    await this.redis.hdel(turnsKey(queue, 'interactive'), ownerId);
    await this.redis.hdel(turnsKey(queue, 'bulk'), ownerId);
  }

  /**
   * Returns how many jobs of all owners run before a waiting job. New jobs of other owners may still run before it.
   * @returns null when the job does not wait: it is active, has ended, or failed and waits for another attempt
   */
  async placeOf(queue: FileJobQueue, fileId: string): Promise<number | null> {
    const place = await this.redis.eval(FIND_PLACE, 2, queue.toKey('wait'), queue.toKey('prioritized'), fileId);
    return place === -1 ? null : (place as number);
  }

  /** Counts the waiting jobs of the urgency `interactive` that have a turn. */
  countInteractive(queue: FileJobQueue): Promise<number> {
    const { first, last } = turnRanges.interactive;
    const [lowest, beyond] = [first * SCORES_PER_PRIORITY, (last + 1) * SCORES_PER_PRIORITY];
    return this.redis.zcount(queue.toKey('prioritized'), String(lowest), `(${beyond}`);
  }
}

/** The key of the hash with the latest turn of each owner. */
const turnsKey = (queue: FileJobQueue, urgency: JobUrgency): string => queue.toKey(`turns:${urgency}`);

/** The key of the sorted set with the turns of the jobs that wait for another attempt. */
const retriesKey = (queue: FileJobQueue): string => queue.toKey('turns:retries');
