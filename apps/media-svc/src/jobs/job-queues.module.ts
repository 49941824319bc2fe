import { Module } from '@nestjs/common';
import { bullmqModules } from './bullmq-options.ts';
import { DeleteJobsOfDeletedFiles } from './delete-jobs-of-deleted-files.ts';
import { JobQueueRedis } from './job-queue-redis.ts';
import { JobQueues } from './job-queues.ts';
import { JobTurns } from './job-turns.ts';

@Module({
  imports: bullmqModules(),
  providers: [JobQueueRedis, JobQueues, JobTurns, DeleteJobsOfDeletedFiles],
  exports: [JobQueues, JobTurns, DeleteJobsOfDeletedFiles],
})
export class JobQueuesModule {}
