import { Module } from '@nestjs/common';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { ImagesModule } from '../images/images.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { CreateThumbnailsHandler } from './create-thumbnails.handler.ts';
import { PosterFrameExtractor } from './poster-frame-extractor.ts';
import { RequeuePendingThumbnails } from './requeue-pending-thumbnails.ts';

@Module({
  imports: [JobQueuesModule, ObjectStoreModule, ScratchSpaceModule, FfmpegModule, ImagesModule],
  providers: [CreateThumbnailsHandler, PosterFrameExtractor, RequeuePendingThumbnails],
  exports: [RequeuePendingThumbnails],
})
export class ThumbnailsWorkerModule {}
