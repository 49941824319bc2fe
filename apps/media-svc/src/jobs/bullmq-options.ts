import { reconnectAfterFailover, reconnectDelayMs } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { jobCatalog, type JobName } from './job-catalog.ts';

const HOUR_S = 3_600;
/**
 * How long a connection waits for any byte from Redis before it is replaced, in milliseconds. This time is longer than BullMQ's blocking reads,
 * which take 10 s. Without it, a command on a connection that Redis no longer knows would wait for a quarter of an hour.
 */
const SOCKET_TIMEOUT_MS = 15_000;
/** A result of ioredis' `reconnectOnError`. */
const RECONNECT_AND_RESEND = 2;

/**
 * Returns the options of BullMQ's Redis connections. They are separate from other Redis connections, because the blocking commands of BullMQ would
 * delay other commands. `retryStrategy` replaces BullMQ's own reconnect delays, which grow to 20 s: after an outage of half a minute, jobs would
 * wait for another half minute.
 */
export const bullmqConnection = ({ REDIS_URL }: MediaConfig): ConnectionOptions => ({
  url: REDIS_URL,
  maxRetriesPerRequest: null,
  retryStrategy: reconnectDelayMs,
  reconnectOnError: resendAfterFailover,
  socketTimeout: SOCKET_TIMEOUT_MS,
});

/**
 * An option of ioredis (`reconnectOnError`): after the errors of `reconnectAfterFailover`, ioredis reconnects and sends the rejected command again,
 * because BullMQ does not repeat it. This is safe for connections whose writes are single commands or scripts, because a replica executes no part
 * of such a write. A server that becomes a replica replies `UNBLOCKED` to commands that wait for data. Without the reconnect, BullMQ would not look
 * for jobs and events for 5 s.
 */
export const resendAfterFailover = (error: Error): typeof RECONNECT_AND_RESEND | false =>
  reconnectAfterFailover(error) || error.message.startsWith('UNBLOCKED') ? RECONNECT_AND_RESEND : false;

/**
 * Returns the options of jobs of one kind. The backoff has jitter (a random share), so that jobs that failed together are not retried at
 * the same moment.
 */
export const bullmqJobOptions = (name: JobName, config: MediaConfig): DefaultJobOptions => ({
  attempts: jobCatalog[name].maxAttempts(config),
  backoff: { type: 'exponential', delay: config.JOB_RETRY_MS, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S, count: 1_000 },
  removeOnFail: { age: 7 * 24 * HOUR_S },
});

export const jobQueueToken = (name: JobName): string => getQueueToken(jobCatalog[name].queue);

/** Returns the NestJS modules that provide the BullMQ queues of all job kinds. */
export function bullmqModules(): DynamicModule[] {
  return [
    BullModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: MediaConfig) => ({ connection: bullmqConnection(config) }),
    }),
    ...Object.values(jobCatalog).map(({ queue }) => BullModule.registerQueue({ name: queue })),
  ];
}
