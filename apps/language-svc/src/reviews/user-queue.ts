import { ApiError } from '@memory/service-kit';

/** The most requests of one user that run or wait. Devices send theirs one after the other. */
const LENGTH_MAX = 20;
const RETRY_AFTER_SECONDS = 5;

/** Runs the work of each user one after the other, and that of different users at the same time. */
export class UserQueue {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();

  /** @throws ApiError `too_many_requests` when too much of the user waits already */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(userId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= LENGTH_MAX) throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.queues.set(userId, queue);
    queue.length += 1;
    const result = queue.last.then(work);
    // Work that failed does not stop what comes after it.
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(userId);
    }
  }
}
