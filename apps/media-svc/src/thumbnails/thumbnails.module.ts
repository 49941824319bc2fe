import { Module } from '@nestjs/common';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { EnqueueThumbnails } from './enqueue-thumbnails.ts';
import { RequeuePendingThumbnails } from './requeue-pending-thumbnails.ts';

@Module({
  imports: [JobQueuesModule],
  providers: [EnqueueThumbnails, RequeuePendingThumbnails],
  exports: [EnqueueThumbnails, RequeuePendingThumbnails],
})
export class ThumbnailsModule {}
