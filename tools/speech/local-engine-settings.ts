/** The settings with which the product transcribes with a speech model of this machine, and an upload waits for its text. */
export const localEngineSettings = (modelFolder: string): Record<string, string> => ({
  TRANSCRIBE_PROVIDER: 'local',
  SPEECH_MODEL_DIR: modelFolder,
  // One recording may take much longer than it plays.
  TRANSCRIBE_TIMEOUT_MS: String(60 * 60_000),
  MEDIA_SYNC_WAIT_MS: '120000',
});
