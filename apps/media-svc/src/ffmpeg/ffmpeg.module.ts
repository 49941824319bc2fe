import { Module } from '@nestjs/common';
import { BlockedStreams } from './blocked-streams.ts';
import { DecodableStreams } from './decodable-streams.ts';
import { Ffmpeg } from './ffmpeg.ts';
import { MediaProbe } from './media-probe.ts';

@Module({
  providers: [Ffmpeg, BlockedStreams, MediaProbe, DecodableStreams],
  exports: [Ffmpeg, MediaProbe, DecodableStreams],
})
export class FfmpegModule {}
