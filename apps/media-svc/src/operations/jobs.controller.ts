import { mediaInternalRoutes, type QueueState } from '@memory/contracts';
import { recordSecurityEvent } from '@memory/event-bus';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { ListQueueStates } from './list-queue-states.ts';
import { RetryFailedJobs } from './retry-failed-jobs.ts';

const { listJobs, retryJobs } = mediaInternalRoutes;

/** Routes for administrators. The commands `npm run admin -- jobs:list` and `jobs:retry` call them. */
@Controller()
export class JobsController {
  constructor(
    private readonly listQueueStates: ListQueueStates,
    private readonly retryFailedJobs: RetryFailedJobs,
    private readonly database: Database,
  ) {}

  @ImplementsRoute(listJobs)
  list(): Promise<QueueState[]> {
    return this.listQueueStates.execute();
  }

  @ImplementsRoute(retryJobs)
  async retry(@Body({ schema: retryJobs.body }) filter: z.output<typeof retryJobs.body>): Promise<{ retried: number }> {
    await recordSecurityEvent(this.database, 'media', { event: 'admin.jobs_retried' });
    return { retried: await this.retryFailedJobs.execute(filter) };
  }
}
