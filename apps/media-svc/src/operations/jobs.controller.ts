import { mediaInternalRoutes, type QueueState } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListJobs } from './list-jobs.ts';
import { RetryFailed } from './retry-failed.ts';

const { listJobs, retryJobs } = mediaInternalRoutes;

/** For whoever keeps an installation (`npm run admin -- jobs:list`, `jobs:retry`). */
@Controller()
export class JobsController {
  constructor(
    private readonly jobs: ListJobs,
    private readonly failed: RetryFailed,
  ) {}

  @ImplementsRoute(listJobs)
  list(): Promise<QueueState[]> {
    return this.jobs.run();
  }

  @ImplementsRoute(retryJobs)
  async retry(@Body({ schema: retryJobs.body }) which: z.output<typeof retryJobs.body>): Promise<{ retried: number }> {
    return { retried: await this.failed.run(which) };
  }
}
