import { Module } from '@nestjs/common';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { CardMediaController } from './card-media.controller.ts';
import { ClipCutter } from './clip-cutter.ts';
import { CutOwnClips } from './cut-own-clips.ts';
import { FindWordClips } from './find-word-clips.ts';
import { ReadOwnThumbnails } from './read-own-thumbnails.ts';

@Module({
  imports: [FfmpegModule, ObjectStoreModule, ScratchSpaceModule],
  controllers: [CardMediaController],
  providers: [ClipCutter, CutOwnClips, FindWordClips, ReadOwnThumbnails],
})
export class CardMediaModule {}
