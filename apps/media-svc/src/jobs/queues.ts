import { BullModule, getQueueToken } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';
import { CONFIG, type MediaConfig } from '../config.ts';
import { jobCatalog, type JobName } from './job-catalog.ts';

const HOUR_S = 3_600;

/** BullMQ opens connections of its own: blocking commands must never wait behind others. */
export const queueConnection = ({ REDIS_URL }: MediaConfig): ConnectionOptions => ({
  url: REDIS_URL,
  maxRetriesPerRequest: null,
});

/** Attempts are spread (jitter), so that what failed together does not come back together. */
export const jobOptions = (name: JobName, config: MediaConfig): DefaultJobOptions => ({
  attempts: jobCatalog[name].attempts(config),
  backoff: { type: 'exponential', delay: config.JOB_RETRY_MS, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S, count: 1_000 },
  removeOnFail: { age: 7 * 24 * HOUR_S },
});

/** Whether somebody looks at the screen until it is done, or nobody would notice an hour. */
export type Urgency = 'waiting' | 'in_bulk';

/** BullMQ takes jobs without a priority (0) before all that have one. */
export const priorityOf = (urgency: Urgency): number => (urgency === 'waiting' ? 0 : 10);

export const queueToken = (name: JobName): string => getQueueToken(jobCatalog[name].queue);

/** The queues of the catalogue, to put jobs into. */
export function queuesModule(): DynamicModule[] {
  return [
    BullModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: MediaConfig) => ({ connection: queueConnection(config) }),
    }),
    ...Object.values(jobCatalog).map(({ queue }) => BullModule.registerQueue({ name: queue })),
  ];
}
