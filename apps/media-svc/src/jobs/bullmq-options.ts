import { CONFIG } from '@memory/service-kit';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { jobCatalog, type JobName } from './job-catalog.ts';

const HOUR_S = 3_600;

/**
 * The connection options with which BullMQ opens Redis connections of its own, because its blocking commands would delay other
 * commands.
 */
export const bullmqConnection = ({ REDIS_URL }: MediaConfig): ConnectionOptions => ({
  url: REDIS_URL,
  maxRetriesPerRequest: null,
});

/** The backoff has jitter (a random share), so that jobs that failed together are not retried together. */
export const bullmqJobOptions = (name: JobName, config: MediaConfig): DefaultJobOptions => ({
  attempts: jobCatalog[name].maxAttempts(config),
  backoff: { type: 'exponential', delay: config.JOB_RETRY_MS, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S, count: 1_000 },
  removeOnFail: { age: 7 * 24 * HOUR_S },
});

/** `interactive`: a user waits for the result. `bulk`: a delay does not matter. */
export type JobUrgency = 'interactive' | 'bulk';

/** The BullMQ priority of a job. BullMQ runs jobs with priority 0 (no priority) before all others. */
export const jobPriorityFor = (urgency: JobUrgency): number => (urgency === 'interactive' ? 0 : 10);

export const jobQueueToken = (name: JobName): string => getQueueToken(jobCatalog[name].queue);

/** The NestJS modules that provide the queues of the job catalogue. */
export function bullmqModules(): DynamicModule[] {
  return [
    BullModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: MediaConfig) => ({ connection: bullmqConnection(config) }),
    }),
    ...Object.values(jobCatalog).map(({ queue }) => BullModule.registerQueue({ name: queue })),
  ];
}
