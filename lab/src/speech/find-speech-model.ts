import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { SPEECH_MODEL_FOLDER } from '@memory/launcher/topology';

/**
 * Returns the folder of the speech model to measure: the given one, else the installed one.
 * @returns null when none is given and none is installed
 * @throws UserFacingError when the given folder has no model
 */
export function findSpeechModel(given: string | undefined): string | null {
  const folder = given === undefined ? join(readConfig().dataDir, SPEECH_MODEL_FOLDER) : resolve(given);
  if (existsSync(join(folder, 'model.json'))) return folder;
  if (given === undefined) return null;
  throw new UserFacingError(
    `There is no speech model in ${folder}: it has no model.json (docs/operations/transcription.md).`,
  );
}
