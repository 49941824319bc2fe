import type { JobAttempt } from '../jobs/handles-job.decorator.ts';
import type { Loudness } from './loudness.ts';
import type { Transcript } from './parse-transcription-response.ts';

export interface RecordingToTranscribe {
  /** The path of a local file in a writable folder. */
  readonly path: string;
  readonly contentType: string;
  /** The duration in seconds; null when it is unknown. */
  readonly durationSeconds: number | null;
  /** The language code, such as `zh` or `yue`. When it is undefined, the engine detects the language. */
  readonly language: string | undefined;
  /** Null when the loudness of the recording could not be measured. */
  readonly loudness: Loudness | null;
}

/** Transcribes recordings. `TRANSCRIBE_PROVIDER` chooses the implementation. */
export interface TranscriptionEngine {
  /**
   * Transcribes a recording.
   * @param attempt receives the progress of the engine, from 0 to 100
   * @returns the text without hallucinations; `words` is empty when the engine reports no times
   * @throws RetryableJobFailure, PermanentJobFailure
   */
  transcribe(recording: RecordingToTranscribe, attempt: JobAttempt): Promise<Pick<Transcript, 'text' | 'words'>>;
}

export const TRANSCRIPTION_ENGINE = Symbol('TRANSCRIPTION_ENGINE');
