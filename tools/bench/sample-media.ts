import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../config.ts';

const run = promisify(execFile);
const handwrittenPage = join(root, 'apps/media-svc/test/fixtures/handwritten-page.jpg');

type Bytes = Uint8Array<ArrayBuffer>;

/** Creates a recording in the format of a browser: Opus in WebM. */
export const createSampleRecording = (folder: string, seconds: number): Promise<Bytes> => {
  const input = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  return runFfmpeg(folder, `recording-${seconds}.webm`, [...input, '-c:a', 'libopus', '-b:a', '48k']);
};

/** Creates a photo of 1,600 × 1,200 pixels with four handwritten lines. OCR scales larger photos down to this size. */
export const createSamplePagePhoto = (folder: string): Promise<Bytes> => {
  const twoCopies = 'scale=1600:-1,split=2[a][b];[a][b]vstack,crop=1600:1200:0:0';
  return runFfmpeg(folder, 'page.jpg', ['-i', handwrittenPage, '-filter_complex', twoCopies, '-q:v', '3']);
};

async function runFfmpeg(folder: string, name: string, args: string[]): Promise<Bytes> {
  const file = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', ...args, file]);
  return new Uint8Array(await readFile(file));
}
