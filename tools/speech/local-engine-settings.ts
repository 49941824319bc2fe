import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The settings with which the product transcribes with a speech model of this machine, and an upload waits for its text. */
export const localEngineSettings: Readonly<Record<string, string>> = {
  TRANSCRIBE_PROVIDER: 'local',
  // One recording may take much longer than it plays.
  TRANSCRIBE_TIMEOUT_MS: String(60 * 60_000),
  MEDIA_SYNC_WAIT_MS: '120000',
};

/**
 * Gives a running product a speech model. The worker looks for it at each recording, always in its data folder. It is copied, because the
 * product may run as a user who may not read the folder of the model.
 */
export async function copySpeechModel(dataDir: string, modelFolder: string): Promise<void> {
  const target = join(dataDir, 'models/speech');
  await mkdir(target, { recursive: true });
  // The program that starts the product gives new files to itself alone.
  await Promise.all([chmod(dirname(target), 0o755), chmod(target, 0o755)]);
  for (const name of await readdir(modelFolder)) {
    await copyFile(join(modelFolder, name), join(target, name));
    await chmod(join(target, name), 0o644);
  }
}
