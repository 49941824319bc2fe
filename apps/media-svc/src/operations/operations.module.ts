import { Module } from '@nestjs/common';
import { AudioConversionModule } from '../audio-conversion/audio-conversion.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { BackupMetrics } from './backup-metrics.ts';
import { BackupsController } from './backups.controller.ts';
import { JobsController } from './jobs.controller.ts';
import { ListQueueStates } from './list-queue-states.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { RetryFailedJobs } from './retry-failed-jobs.ts';
import { TranscriptionStateController } from './transcription-state.controller.ts';

@Module({
  imports: [JobQueuesModule, AudioConversionModule],
  controllers: [JobsController, BackupsController, TranscriptionStateController],
  providers: [ListQueueStates, RetryFailedJobs, QueueMetrics, BackupMetrics],
})
export class OperationsModule {}
