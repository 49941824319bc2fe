import { Module } from '@nestjs/common';
import { AudioConversionModule } from '../audio-conversion/audio-conversion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { JobsController } from './jobs.controller.ts';
import { ListQueueStates } from './list-queue-states.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { RetryFailedJobs } from './retry-failed-jobs.ts';

@Module({
  imports: [JobQueuesModule, AudioConversionModule],
  controllers: [JobsController],
  providers: [ListQueueStates, RetryFailedJobs, QueueMetrics],
})
export class OperationsModule {}
