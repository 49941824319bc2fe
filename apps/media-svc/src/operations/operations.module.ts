import { Module } from '@nestjs/common';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { JobsController } from './jobs.controller.ts';
import { ListQueueStates } from './list-queue-states.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { RetryFailedJobs } from './retry-failed-jobs.ts';

@Module({
  imports: [JobQueuesModule],
  controllers: [JobsController],
  providers: [ListQueueStates, RetryFailedJobs, QueueMetrics],
})
export class OperationsModule {}
