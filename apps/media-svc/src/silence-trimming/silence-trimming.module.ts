import { Module } from '@nestjs/common';
import { ExtractedTextModule } from '../extracted-text/extracted-text.module.ts';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { SanitizationModule } from '../sanitization/sanitization.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { StorageQuotaModule } from '../storage-quota/storage-quota.module.ts';
import { LoudnessAnalyzer } from '../transcription/loudness-analyzer.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { SilenceTrimmingController } from './silence-trimming.controller.ts';
import { TrimSilence } from './trim-silence.ts';

@Module({
  imports: [
    FilesModule,
    UploadsModule,
    StorageQuotaModule,
    ScratchSpaceModule,
    SanitizationModule,
    FfmpegModule,
    ExtractedTextModule,
  ],
  controllers: [SilenceTrimmingController],
  providers: [TrimSilence, LoudnessAnalyzer],
})
export class SilenceTrimmingModule {}
