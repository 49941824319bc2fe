import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database, type Transaction } from '../database.ts';
import { Scheduler } from './scheduler.ts';

/** The parameters of a user: their version, and the scheduler that uses them. */
export interface LearnerParameters {
  readonly version: number;
  readonly scheduler: Scheduler;
}

/** The timeout of a transaction, in milliseconds: a transaction may read the complete histories of many cards. */
const TIMEOUT_MS = 30_000;

const defaults: LearnerParameters = { version: 0, scheduler: new Scheduler(null) };

/** The people who review, each with the parameters of the schedule. */
@Injectable()
export class Learners {
  private readonly optimised = new LRUCache<string, LearnerParameters>({ max: 500 });
  private readonly queue = new UserQueue();

  constructor(private readonly database: Database) {}

  /**
   * Runs a transaction that changes cards of a user. The transactions of one user run one after the other. In one process, waiting transactions
   * hold no database connection, so that the connections are free for other users. Transactions of different replicas wait for the lock on the
   * user's row.
   * @throws ApiError `too_many_requests`
   */
  change<Result>(
    userId: string,
    work: (tx: Transaction, learner: LearnerParameters) => Promise<Result>,
    { timeout = TIMEOUT_MS }: { timeout?: number } = {},
  ): Promise<Result> {
    return this.queue.run(userId, () =>
      this.database.$transaction(async (tx) => work(tx, await this.lock(tx, userId)), { timeout }),
    );
  }

  /** Locks the row of a user, which is created when it is missing, until the end of the transaction. */
  private async lock(tx: Transaction, userId: string): Promise<LearnerParameters> {
    await tx.$executeRaw`INSERT INTO learner (user_id) VALUES (${userId}::uuid) ON CONFLICT DO NOTHING`;
    const rows = await tx.$queryRaw<{ version: number }[]>`
      SELECT parameter_version AS version FROM learner WHERE user_id = ${userId}::uuid FOR UPDATE`;
    return this.readParameters(tx, userId, rows[0]?.version ?? 0);
  }

  /** Returns the current parameters of a user. */
  async read(tx: Transaction, userId: string): Promise<LearnerParameters> {
    const learner = await tx.learner.findUnique({ where: { userId } });
    return this.readParameters(tx, userId, learner?.parameterVersion ?? 0);
  }

  private async readParameters(tx: Transaction, userId: string, version: number): Promise<LearnerParameters> {
    if (version === 0) return defaults;
    const key = `${userId}/${version}`;
    const cached = this.optimised.get(key);
    if (cached) return cached;
    const { weights } = await tx.reviewParameters.findUniqueOrThrow({ where: { userId_version: { userId, version } } });
    const parameters = { version, scheduler: new Scheduler(weights) };
    this.optimised.set(key, parameters);
    return parameters;
  }
}

/**
 * The maximum number of requests of one user that run or wait. A device sends its requests one after the other, so only programs exceed this
 * number.
 */
const LENGTH_MAX = 20;
const RETRY_AFTER_SECONDS = 5;

/** Runs the tasks of one user one after the other, and the tasks of different users at the same time. */
class UserQueue {
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
