import { Module } from '@nestjs/common';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { ConvertRecordingHandler } from './convert-recording.handler.ts';
import { M4aEncoder } from './m4a-encoder.ts';
import { RepublishUnappliedConversions } from './republish-unapplied-conversions.ts';

@Module({
  imports: [ObjectStoreModule, ScratchSpaceModule, FfmpegModule, PeersModule],
  providers: [ConvertRecordingHandler, M4aEncoder, RepublishUnappliedConversions],
  exports: [RepublishUnappliedConversions],
})
export class AudioConversionWorkerModule {}
