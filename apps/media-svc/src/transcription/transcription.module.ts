import { CONFIG } from '@memory/service-kit';
import { Module } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { ExtractedTextWorkerModule } from '../extracted-text/extracted-text-worker.module.ts';
import { FfmpegModule } from '../ffmpeg/ffmpeg.module.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { disabledTranscriptionEngine } from './disabled-transcription-engine.ts';
import { LocalTranscriptionEngine } from './local/local-transcription-engine.ts';
import { LoudnessAnalyzer } from './loudness-analyzer.ts';
import { OpenAiTranscriptionEngine } from './openai-transcription-engine.ts';
import { TranscribeRecordingHandler } from './transcribe-recording.handler.ts';
import { TRANSCRIPTION_ENGINE, type TranscriptionEngine } from './transcription-engine.ts';

const transcriptionEngine = {
  provide: TRANSCRIPTION_ENGINE,
  inject: [CONFIG, Ffmpeg],
  useFactory: (config: MediaConfig, ffmpeg: Ffmpeg): TranscriptionEngine => {
    if (config.TRANSCRIBE_PROVIDER === 'local') return new LocalTranscriptionEngine(config, ffmpeg);
    return config.TRANSCRIBE_PROVIDER === 'openai'
      ? new OpenAiTranscriptionEngine(config, ffmpeg)
      : disabledTranscriptionEngine;
  },
};

@Module({
  imports: [ExtractedTextWorkerModule, PeersModule, ScratchSpaceModule, FfmpegModule],
  providers: [transcriptionEngine, TranscribeRecordingHandler, LoudnessAnalyzer],
})
export class TranscriptionModule {}
