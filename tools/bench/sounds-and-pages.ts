import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../config.ts';

const run = promisify(execFile);
const fixture = join(root, 'apps/media-svc/test/fixtures/handwritten-page.jpg');

type Bytes = Uint8Array<ArrayBuffer>;

async function made(folder: string, name: string, args: string[]): Promise<Bytes> {
  const path = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', ...args, path]);
  return new Uint8Array(await readFile(path));
}

/** A recording as a browser makes it, Opus in WebM. */
export const recordingOf = (folder: string, seconds: number): Promise<Bytes> =>
  made(folder, `recording-${seconds}.webm`, [
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=440:duration=${seconds}`,
    '-c:a',
    'libopus',
    '-b:a',
    '48k',
  ]);

/** Four handwritten lines on a photo of 1,600 × 1,200 pixels, the largest the engine is given of what a phone takes. */
export const pageOf1600Pixels = (folder: string): Promise<Bytes> =>
  made(folder, 'page.jpg', [
    '-i',
    fixture,
    '-filter_complex',
    'scale=1600:-1,split=2[a][b];[a][b]vstack,crop=1600:1200:0:0',
    '-q:v',
    '3',
  ]);
