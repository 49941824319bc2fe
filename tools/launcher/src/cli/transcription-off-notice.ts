import { isTranscriptionProviderChosen, usesInstalledSpeechModel } from '../stack/installed-speech-model.ts';

/** Tells the owner of an installation without a transcription provider that recordings get no transcript, and which settings change this. */
export const TRANSCRIPTION_OFF_NOTICE =
  '! Recordings are kept, but nobody writes their words down: no transcription provider is set. npm run admin -- speech:install ' +
  'lets this machine do it, OPENAI_BASE_URL (a Whisper server of your own) or OPENAI_API_KEY another one: docs/operations/transcription.md';

/** Returns the notice unless a speech model is installed, or the environment of the services chooses a transcription provider, or none. */
export function transcriptionOffNotice(dataDir: string, env: NodeJS.ProcessEnv): string | null {
  return isTranscriptionProviderChosen(env) || usesInstalledSpeechModel(dataDir, env) ? null : TRANSCRIPTION_OFF_NOTICE;
}
