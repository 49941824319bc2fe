import { Module } from '@nestjs/common';
import { JobCompletionListener } from './job-completion-listener.ts';

/** Provides JobCompletionListener to the service only: the worker never waits for jobs and needs no connections for this. */
@Module({
  providers: [JobCompletionListener],
  exports: [JobCompletionListener],
})
export class JobCompletionModule {}
