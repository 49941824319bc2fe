import { Module } from '@nestjs/common';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { EnqueueThumbnails } from './enqueue-thumbnails.ts';

@Module({
  imports: [JobQueuesModule],
  providers: [EnqueueThumbnails],
  exports: [EnqueueThumbnails],
})
export class ThumbnailsModule {}
