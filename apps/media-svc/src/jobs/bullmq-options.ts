import { CONFIG } from '@memory/service-kit';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { jobCatalog, type JobName } from './job-catalog.ts';

const HOUR_S = 3_600;

/** BullMQ opens its own connections, because its blocking commands would delay others. */
export const bullmqConnection = ({ REDIS_URL }: MediaConfig): ConnectionOptions => ({
  url: REDIS_URL,
  maxRetriesPerRequest: null,
});

/** Jitter keeps jobs that failed together from being retried together. */
export const bullmqJobOptions = (name: JobName, config: MediaConfig): DefaultJobOptions => ({
  attempts: jobCatalog[name].maxAttempts(config),
  backoff: { type: 'exponential', delay: config.JOB_RETRY_MS, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S, count: 1_000 },
  removeOnFail: { age: 7 * 24 * HOUR_S },
});

/** `interactive`: a user waits for the result. `bulk`: a delay does not matter. */
export type JobUrgency = 'interactive' | 'bulk';

/** BullMQ runs jobs without a priority (0) first. */
export const jobPriorityFor = (urgency: JobUrgency): number => (urgency === 'interactive' ? 0 : 10);

export const jobQueueToken = (name: JobName): string => getQueueToken(jobCatalog[name].queue);

/** The modules that provide the catalogue's queues. */
export function bullmqModules(): DynamicModule[] {
  return [
    BullModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: MediaConfig) => ({ connection: bullmqConnection(config) }),
    }),
    ...Object.values(jobCatalog).map(({ queue }) => BullModule.registerQueue({ name: queue })),
  ];
}
