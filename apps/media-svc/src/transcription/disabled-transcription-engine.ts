import { PermanentJobFailure } from '../jobs/job-failures.ts';
import type { TranscriptionEngine } from './transcription-engine.ts';

/**
 * Takes the place of an engine when transcription is off. Recordings that were waiting when it was switched off are not transcribed;
 * their text fails and can be requested again later.
 */
export const disabledTranscriptionEngine: TranscriptionEngine = {
  transcribe: () => Promise.reject(new PermanentJobFailure('provider_off', 'transcription is off')),
};
