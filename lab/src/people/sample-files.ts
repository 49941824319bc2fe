import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@memory/launcher/config';

const run = promisify(execFile);
/** A photo of a handwritten page, 26 KB. */
const handwrittenPage = join(repositoryRoot, 'apps/media-svc/test/fixtures/handwritten-page.jpg');
const WAV_HEADER_BYTES = 44;

/** The files that people upload, by the field of the form. The same bytes may be uploaded again, because the product rewrites each upload. */
export interface SampleFiles {
  readonly audio: readonly File[];
  readonly image: readonly File[];
  readonly media: readonly File[];
}

/** Returns a photo, and a recording of 20 seconds (mono, 16 bits, 16 kHz: 640 KB). */
export function createSchoolFiles(): SampleFiles {
  const samples = Int16Array.from(
    { length: 20 * 16_000 },
    (_, n) => 8_000 * Math.sin((2 * Math.PI * 220 * n) / 16_000),
  );
  const photo = new File([readFileSync(handwrittenPage)], 'photo.jpg', { type: 'image/jpeg' });
  const recording = wavFile('recording.wav', 16_000, new Uint8Array(samples.buffer));
  return { audio: [recording], image: [photo], media: [photo] };
}

/** Creates short recordings and small images without handwriting, so that transcripts and thumbnails cost little. */
export async function createSmallFiles(folder: string): Promise<SampleFiles> {
  const audio = await Promise.all([1, 2].map((seconds) => createRecording(folder, seconds)));
  const image = (color: string): Promise<File> =>
    runFfmpeg(folder, `${color}.png`, ['-f', 'lavfi', '-i', `color=${color}:size=320x240`, '-frames:v', '1']);
  return { audio, image: [], media: await Promise.all(['red', 'green'].map(image)) };
}

/** Creates a recording in the format of browser recordings: Opus in WebM. */
export function createRecording(folder: string, seconds: number): Promise<File> {
  const input = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  return runFfmpeg(folder, `recording-${seconds}.webm`, [...input, '-c:a', 'libopus', '-b:a', '48k']);
}

/** Creates a photo of 1,600 × 1,200 pixels with four lines of handwriting. Larger photos would be scaled down to this size before OCR. */
export function createPagePhoto(folder: string): Promise<File> {
  const twoCopies = 'scale=1600:-1,split=2[a][b];[a][b]vstack,crop=1600:1200:0:0';
  return runFfmpeg(folder, 'page.jpg', ['-i', handwrittenPage, '-filter_complex', twoCopies, '-q:v', '3']);
}

/** Creates a WAV file of noise (mono, 16 bits, 44,100 Hz). @param length in bytes, including the header */
export const createNoiseRecording = (length: number): File =>
  wavFile('recording.wav', 44_100, new Uint8Array(randomBytes(length - WAV_HEADER_BYTES)));

/** @param samples mono, 16 bits */
function wavFile(name: string, sampleRate: number, samples: Uint8Array<ArrayBuffer>): File {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return new File([header, samples], name, { type: 'audio/wav' });
}

async function runFfmpeg(folder: string, name: string, args: readonly string[]): Promise<File> {
  const file = join(folder, name);
  await run('ffmpeg', ['-v', 'error', '-y', ...args, file]);
  return new File([await readFile(file)], name);
}
