import { readdir, readFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';

const RECORDING = /\.(?:wav|mp3|m4a|ogg|webm)$/i;

export interface SpokenRecording {
  readonly name: string;
  readonly path: string;
  /** What is said in it. */
  readonly spoken: string;
}

/**
 * Reads the recordings of a folder that have a transcript: `a.wav` with `a.txt`.
 * @throws UserFacingError when the folder does not exist or has none
 */
export async function readSpokenRecordings(given: string): Promise<SpokenRecording[]> {
  const folder = resolve(given);
  const names = await readdir(folder).catch(() => {
    throw new UserFacingError(`There is no folder ${folder}.`);
  });
  const recordings = names
    .filter((name) => RECORDING.test(name) && names.includes(`${parse(name).name}.txt`))
    .toSorted();
  if (recordings.length === 0)
    throw new UserFacingError(`${folder} has no recording with a transcript, such as a.wav with a.txt.`);
  return Promise.all(
    recordings.map(async (name) => ({
      name,
      path: join(folder, name),
      spoken: await readFile(join(folder, `${parse(name).name}.txt`), 'utf8'),
    })),
  );
}
