import { Module } from '@nestjs/common';
import { ExtractedTextWorkerModule } from '../extracted-text/extracted-text-worker.module.ts';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { LoudnessAnalyzer } from './loudness-analyzer.ts';
import { TranscribeRecordingHandler } from './transcribe-recording.handler.ts';
import { TranscriptionClient } from './transcription-client.ts';

@Module({
  imports: [ExtractedTextWorkerModule, ScratchSpaceModule, FfmpegModule],
  providers: [TranscribeRecordingHandler, TranscriptionClient, LoudnessAnalyzer],
})
export class TranscriptionModule {}
