import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';

const run = promisify(execFile);

/** A handwritten page of three lines, photographed; see fixtures/README.md. */
export const handwrittenPage = (): Promise<Buffer> => readFile(new URL('fixtures/handwritten-page.jpg', import.meta.url));

/** A plain coloured picture, `width` × `height` pixels; finish it with a format. */
export const picture = (width = 40, height = 20): Sharp => sharp({ create: { width, height, channels: 3, background: '#c66' } });

const encodings = {
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  mp4: ['-c:a', 'aac', '-f', 'mp4'],
  m4a: ['-c:a', 'aac', '-f', 'ipod'],
  /** As Chromium records `audio/mp4`. */
  opusInMp4: ['-c:a', 'libopus', '-f', 'mp4'],
  aac: ['-c:a', 'aac', '-f', 'adts'],
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
} as const;
export type Encoding = keyof typeof encodings;

/** A beep of half a second in any of the formats a browser records; or another sound, as ffmpeg's `lavfi` describes it. */
export async function recording(encoding: Encoding, sound = 'sine=frequency=440:duration=0.5'): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-beep-'));
  const path = join(folder, 'beep');
  try {
    const beep = ['-f', 'lavfi', '-i', sound];
    await run('ffmpeg', ['-v', 'error', ...beep, ...encodings[encoding], path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
