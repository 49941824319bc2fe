import { Module } from '@nestjs/common';
import { bullmqModules } from './bullmq-options.ts';
import { DeleteJobsOfDeletedFiles } from './delete-jobs-of-deleted-files.ts';
import { JobQueues } from './job-queues.ts';

@Module({
  imports: bullmqModules(),
  providers: [JobQueues, DeleteJobsOfDeletedFiles],
  exports: [JobQueues, DeleteJobsOfDeletedFiles],
})
export class JobQueuesModule {}
