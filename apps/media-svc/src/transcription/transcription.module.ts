import { CONFIG } from '@memory/service-kit';
import { Module } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { PermanentJobFailure } from '../jobs/job-failures.ts';
import { SharedModule } from '../shared.module.ts';
import { LocalTranscriptionEngine } from './local/local-transcription-engine.ts';
import { OpenAiTranscriptionEngine } from './openai-transcription-engine.ts';
import { TranscribeRecordingHandler } from './transcribe-recording.handler.ts';
import { TRANSCRIPTION_ENGINE, type TranscriptionEngine } from './transcription-engine.ts';

/**
 * Replaces the engine when transcription is off. Recordings that were waiting when it was switched off are not transcribed: their text extraction
 * fails, and can be requested again later.
 */
const disabledTranscriptionEngine: TranscriptionEngine = {
  transcribe: () => Promise.reject(new PermanentJobFailure('provider_off', 'transcription is off')),
};

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
  imports: [SharedModule],
  providers: [transcriptionEngine, TranscribeRecordingHandler],
})
export class TranscriptionModule {}
