import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SPEECH_MODEL_FOLDER } from '../topology.ts';

/** The settings that choose the transcription provider. */
const providerSettings = ['TRANSCRIBE_PROVIDER', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'] as const;

/** Whether the owner has chosen a transcription provider, or has switched transcription off. */
export const isTranscriptionProviderChosen = (env: NodeJS.ProcessEnv): boolean =>
  providerSettings.some((name) => env[name]);

/**
 * Whether an installed speech model transcribes recordings without a setting. By installing a model, the owner decides for it, unless a setting
 * decides otherwise.
 */
export const usesInstalledSpeechModel = (dataDir: string, env: NodeJS.ProcessEnv): boolean =>
  !isTranscriptionProviderChosen(env) && existsSync(join(dataDir, SPEECH_MODEL_FOLDER, 'model.json'));

/** The line that the start program and the admin commands print when an installation has no transcription provider. */
export const TRANSCRIPTION_OFF_NOTICE =
  '! Recordings are kept, but nobody writes their words down: no transcription provider is set. npm run admin -- speech:install ' +
  'lets this machine do it, OPENAI_BASE_URL (a Whisper server of your own) or OPENAI_API_KEY another one: docs/operations/transcription.md';

/**
 * Returns the notice, or null when a speech model is installed, or the environment of the services chooses a provider or switches transcription off.
 */
export function transcriptionOffNotice(dataDir: string, env: NodeJS.ProcessEnv): string | null {
  return isTranscriptionProviderChosen(env) || usesInstalledSpeechModel(dataDir, env) ? null : TRANSCRIPTION_OFF_NOTICE;
}
