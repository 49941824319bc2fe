import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SPEECH_MODEL_FOLDER } from '../topology.ts';

/** The settings that choose the transcription provider. */
const providerSettings = ['TRANSCRIBE_PROVIDER', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'] as const;

/** Whether the owner has chosen a transcription provider, or none. */
export const isTranscriptionProviderChosen = (env: NodeJS.ProcessEnv): boolean =>
  providerSettings.some((name) => env[name]);

/**
 * Whether an installed speech model transcribes recordings without a setting. Installing one is a decision for it, unless the owner has
 * decided otherwise.
 */
export const usesInstalledSpeechModel = (dataDir: string, env: NodeJS.ProcessEnv): boolean =>
  !isTranscriptionProviderChosen(env) && existsSync(join(dataDir, SPEECH_MODEL_FOLDER, 'model.json'));
