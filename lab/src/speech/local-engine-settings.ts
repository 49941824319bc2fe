import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How long one attempt to transcribe a recording may take, in milliseconds. It may take much longer than the recording plays. */
export const TRANSCRIPTION_TIMEOUT_MS = 60 * 60_000;

/** The settings with which the product transcribes with a speech model of this machine. An upload waits up to two minutes for its text. */
export const localEngineSettings: Readonly<Record<string, string>> = {
  TRANSCRIBE_PROVIDER: 'local',
  TRANSCRIBE_TIMEOUT_MS: String(TRANSCRIPTION_TIMEOUT_MS),
  MEDIA_SYNC_WAIT_MS: '120000',
};

/**
 * Copies a speech model to the data folder of a running product, whose worker reads it at each recording. A link would not do, because the
 * product may run as a user who may not read the folder of the model.
 */
export async function copySpeechModel(dataDir: string, modelFolder: string): Promise<void> {
  const target = join(dataDir, 'models/speech');
  await mkdir(target, { recursive: true });
  // The umask of the program that starts the product takes the rights of other users away.
  await Promise.all([chmod(dirname(target), 0o755), chmod(target, 0o755)]);
  for (const name of await readdir(modelFolder)) {
    await copyFile(join(modelFolder, name), join(target, name));
    await chmod(join(target, name), 0o644);
  }
}
