import { Module } from '@nestjs/common';
import { Ffmpeg } from './ffmpeg.ts';
import { MediaProbe } from './media-probe.ts';

@Module({
  providers: [Ffmpeg, MediaProbe],
  exports: [Ffmpeg, MediaProbe],
})
export class FfmpegModule {}
