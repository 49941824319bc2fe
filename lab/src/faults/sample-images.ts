import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Creates small images without handwriting, so that thumbnails cost little. */
export function createSampleImages(folder: string): Promise<Uint8Array<ArrayBuffer>[]> {
  return Promise.all(
    ['red', 'green'].map(async (color) => {
      const file = join(folder, `${color}.png`);
      await run('ffmpeg', [
        '-v',
        'error',
        '-y',
        '-f',
        'lavfi',
        '-i',
        `color=${color}:size=320x240`,
        '-frames:v',
        '1',
        file,
      ]);
      return new Uint8Array(await readFile(file));
    }),
  );
}
