import { Module } from '@nestjs/common';
import { JobCompletionWaiter } from './job-completion-waiter.ts';

/**
 * Provides JobCompletionWaiter to the service process. The worker process does not import this module, because it never waits for jobs
 * and needs no connections for it.
 */
@Module({
  providers: [JobCompletionWaiter],
  exports: [JobCompletionWaiter],
})
export class JobCompletionModule {}
