import type { MediaConfig } from '../config.ts';
import type { JobAttempt } from '../jobs/handles-job.decorator.ts';
import type { Transcript } from './parse-transcription-response.ts';
import { providerIdleTimeoutMs } from './provider-idle-timeout.ts';
import { removeHallucinations } from './remove-hallucinations.ts';
import { TranscriptionClient } from './transcription-client.ts';
import type { RecordingToTranscribe, TranscriptionEngine } from './transcription-engine.ts';

/** Transcribes with a server that has the API of OpenAI. */
export class OpenAiTranscriptionEngine implements TranscriptionEngine {
  private readonly client: TranscriptionClient;

  constructor(private readonly config: MediaConfig) {
    this.client = new TranscriptionClient(config);
  }

  async transcribe(
    { path, contentType, durationSeconds, language, loudness }: RecordingToTranscribe,
    { signal, attemptsMade }: JobAttempt,
  ): Promise<Pick<Transcript, 'text' | 'words'>> {
    const idleTimeoutMs = providerIdleTimeoutMs(this.config, { durationSeconds, attemptsMade });
    const transcript = await this.client.transcribe({ path, contentType, language, idleTimeoutMs }, signal);
    return removeHallucinations(transcript, loudness);
  }
}
