import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@memory/launcher/config';

const run = promisify(execFile);
const handwrittenPage = join(repositoryRoot, 'apps/media-svc/test/fixtures/handwritten-page.jpg');

type Bytes = Uint8Array<ArrayBuffer>;

/** Creates a recording in the format that browsers record in: Opus in WebM. */
export const createSampleRecording = (folder: string, seconds: number): Promise<Bytes> => {
  const input = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  return runFfmpeg(folder, `recording-${seconds}.webm`, [...input, '-c:a', 'libopus', '-b:a', '48k']);
};

/** Creates a photo of 1,600 × 1,200 pixels with four lines of handwriting. Larger photos would be scaled down to this size before OCR. */
export const createSamplePagePhoto = (folder: string): Promise<Bytes> => {
  const twoCopies = 'scale=1600:-1,split=2[a][b];[a][b]vstack,crop=1600:1200:0:0';
  return runFfmpeg(folder, 'page.jpg', ['-i', handwrittenPage, '-filter_complex', twoCopies, '-q:v', '3']);
};

/** Creates a WAV file of noise (mono, 16 bits, 44,100 Hz). @param length in bytes, including the header of 44 bytes */
export function createNoiseRecording(length: number): Bytes {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(length - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(88_200, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(length - 44, 40);
  return new Uint8Array(Buffer.concat([header, randomBytes(length - 44)]));
}

async function runFfmpeg(folder: string, name: string, args: string[]): Promise<Bytes> {
  const file = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', ...args, file]);
  return new Uint8Array(await readFile(file));
}
