import { Module } from '@nestjs/common';
import { JobCompletionListener } from './job-completion-listener.ts';

/** Waiting for jobs, in the service only: the worker needs no connections for it. */
@Module({
  providers: [JobCompletionListener],
  exports: [JobCompletionListener],
})
export class JobCompletionModule {}
