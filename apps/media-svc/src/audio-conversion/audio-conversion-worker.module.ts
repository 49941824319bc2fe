import { Module } from '@nestjs/common';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { JobQueuesModule } from '../jobs/job-queues.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { ConversionRequests } from './conversion-requests.ts';
import { ConvertRecordingHandler } from './convert-recording.handler.ts';
import { Mp4Encoder } from './mp4-encoder.ts';
import { RepublishUnappliedConversions } from './republish-unapplied-conversions.ts';
import { RequeuePendingConversions } from './requeue-pending-conversions.ts';

@Module({
  imports: [JobQueuesModule, ObjectStoreModule, ScratchSpaceModule, FfmpegModule, PeersModule],
  providers: [
    ConversionRequests,
    ConvertRecordingHandler,
    Mp4Encoder,
    RepublishUnappliedConversions,
    RequeuePendingConversions,
  ],
  exports: [RepublishUnappliedConversions, RequeuePendingConversions],
})
export class AudioConversionWorkerModule {}
