/** Tells the owner of an installation without a transcription provider that recordings get no transcript, and which settings change this. */
export const TRANSCRIPTION_OFF_NOTICE =
  '! Recordings are kept, but nobody writes their words down: no transcription provider is set. OPENAI_BASE_URL (a Whisper server ' +
  'of your own) or OPENAI_API_KEY switches it on: docs/operations/transcription.md';

/** Returns the notice unless the environment of the services says who transcribes, or that nobody shall. */
export function transcriptionOffNotice(env: NodeJS.ProcessEnv): string | null {
  return env.TRANSCRIBE_PROVIDER || env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? null : TRANSCRIPTION_OFF_NOTICE;
}
