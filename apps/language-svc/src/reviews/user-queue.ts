import { ApiError } from '@memory/service-kit';

/**
 * The maximum number of requests of one user that run or wait. A device sends its requests one after the other, so only programs exceed this
 * number.
 */
const LENGTH_MAX = 20;
const RETRY_AFTER_SECONDS = 5;

/** Runs the tasks of one user one after the other, and the tasks of different users at the same time. */
export class UserQueue {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();

  /** @throws ApiError `too_many_requests` when LENGTH_MAX tasks of the user already run or wait */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(userId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= LENGTH_MAX) throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.queues.set(userId, queue);
    queue.length += 1;
    const result = queue.last.then(work);
    // A failed task does not prevent the following tasks.
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(userId);
    }
  }
}
