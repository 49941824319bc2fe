import { Module } from '@nestjs/common';
import { bullmqModules } from './bullmq-options.ts';
import { DeleteJobsOfDeletedFiles } from './delete-jobs-of-deleted-files.ts';
import { JobQueues } from './job-queues.ts';
import { JobTurns } from './job-turns.ts';

@Module({
  imports: bullmqModules(),
  providers: [JobQueues, JobTurns, DeleteJobsOfDeletedFiles],
  exports: [JobQueues, JobTurns, DeleteJobsOfDeletedFiles],
})
export class JobQueuesModule {}
