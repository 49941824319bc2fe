import { Module } from '@nestjs/common';
import { JobCompletionListener } from './job-completion-listener.ts';

/**
 * Provides JobCompletionListener to the service process. The worker process does not import this module, because it never waits for jobs
 * and needs no connections for it.
 */
@Module({
  providers: [JobCompletionListener],
  exports: [JobCompletionListener],
})
export class JobCompletionModule {}
