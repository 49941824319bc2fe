import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MediaFileInfo } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { SPEECH_MODEL_FOLDER } from '@memory/launcher/topology';
import type { Person } from '../people/person.ts';

/** How long one attempt to transcribe a recording may take, in milliseconds. An attempt may take much longer than the recording itself. */
const TRANSCRIPTION_TIMEOUT_MS = 60 * 60_000;

/** The settings with which the product transcribes with a speech model on this machine. An upload waits up to two minutes for its text. */
export const localEngineSettings: Readonly<Record<string, string>> = {
  TRANSCRIBE_PROVIDER: 'local',
  TRANSCRIBE_TIMEOUT_MS: String(TRANSCRIPTION_TIMEOUT_MS),
  MEDIA_SYNC_WAIT_MS: '120000',
};

/**
 * Copies a speech model to the data folder of a running product, whose worker reads the model for each recording. A link is not enough, because the
 * product may run as a user who may not read the model's folder.
 */
export async function copySpeechModel(dataDir: string, modelFolder: string): Promise<void> {
  const target = join(dataDir, 'models/speech');
  await mkdir(target, { recursive: true });
  // The umask of the program that starts the product removes the rights of other users, so the modes are set explicitly.
  await Promise.all([chmod(dirname(target), 0o755), chmod(target, 0o755)]);
  for (const name of await readdir(modelFolder)) {
    await copyFile(join(modelFolder, name), join(target, name));
    await chmod(join(target, name), 0o644);
  }
}

const POLL_MS = 500;

/**
 * Uploads a recording and waits for its text.
 * @throws UserFacingError when the text extraction fails, or does not end within `timeoutMs` after the upload
 */
export async function transcribeInProduct(
  person: Person,
  bytes: Uint8Array,
  { timeoutMs = TRANSCRIPTION_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<string> {
  const { url } = await person.upload('audio', new File([new Uint8Array(bytes)], 'audio'));
  const id = url.split('/').at(-1);
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const path = `/api/media-files/${id}`;
    const response = await person.request({ name: path, kind: 'read', method: 'GET', path, expected: [200] });
    if (response.status !== 200)
      throw new UserFacingError(
        `The text of a recording cannot be read: the product responds with ${response.status}.`,
      );
    const { text } = response.json<MediaFileInfo>();
    if (text.status === 'done') return text.value;
    if (text.status !== 'pending') throw new UserFacingError(`A recording got no text: ${text.reason} (see the log).`);
    await delay(Math.min(POLL_MS, timeoutMs));
  }
  throw new UserFacingError(`A recording got no text within ${timeoutMs / 1_000} s (see the log).`);
}

/**
 * Returns the folder of the speech model to measure: the given folder, or otherwise the folder of the installed model.
 * @returns null when no folder is given and no model is installed
 * @throws UserFacingError when the given folder contains no model
 */
export function findSpeechModel(given: string | undefined): string | null {
  const folder = given === undefined ? join(readConfig().dataDir, SPEECH_MODEL_FOLDER) : resolve(given);
  if (existsSync(join(folder, 'model.json'))) return folder;
  if (given === undefined) return null;
  throw new UserFacingError(
    `There is no speech model in ${folder}: it has no model.json (docs/operations/transcription.md).`,
  );
}
