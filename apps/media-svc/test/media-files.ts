import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';

const run = promisify(execFile);

/** A handwritten page of three lines, photographed; see fixtures/README.md. */
export const handwrittenPage = (): Promise<Buffer> =>
  readFile(new URL('fixtures/handwritten-page.jpg', import.meta.url));

/** A plain coloured picture, `width` × `height` pixels; finish it with a format. */
export const picture = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c66' } });

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

const BEEP = 'sine=frequency=440:duration=0.5';

/**
 * A beep of half a second in any of the formats a browser records; or another sound, as ffmpeg's `lavfi` describes it.
 * @param more arguments for ffmpeg
 */
export const recording = (encoding: Encoding, sound = BEEP, more: readonly string[] = []): Promise<Buffer> =>
  made(['-f', 'lavfi', '-i', sound, ...more, ...encodings[encoding]]);

/** A recording as a browser's MediaRecorder makes it: written as it came, without its length or an index. */
export const asBrowsersRecord = (): Promise<Buffer> =>
  made(['-f', 'lavfi', '-i', BEEP, '-c:a', 'libopus', '-live', '1', '-f', 'webm']);

const films = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'mp4'],
  mov: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', '-f', 'mov'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-f', 'webm'],
} as const;
export type FilmEncoding = keyof typeof films;

/** A film of half a second, 64 × 48 pixels, with a beep. */
export const film = (encoding: FilmEncoding, more: readonly string[] = []): Promise<Buffer> =>
  made([
    '-f',
    'lavfi',
    '-i',
    'testsrc=duration=0.5:size=64x48:rate=10',
    '-f',
    'lavfi',
    '-i',
    BEEP,
    ...more,
    ...films[encoding],
  ]);

/** Whatever ffmpeg makes of these arguments (and of a file). */
export async function made(args: readonly string[], from?: Uint8Array): Promise<Buffer> {
  return withFile(from, async (path) => {
    const target = `${path}-made`;
    await run('ffmpeg', ['-v', 'error', ...(from ? ['-i', path] : []), ...args, target]);
    return readFile(target);
  });
}

/** A fingerprint of a recording's sound as it is encoded, whatever container it is in. */
export const soundOf = async (bytes: Uint8Array): Promise<string> =>
  (await made(['-map', '0:a', '-c', 'copy', '-f', 'streamhash'], bytes)).toString();

interface Probed {
  streams: Record<string, unknown>[];
  format: { duration?: string; tags?: Record<string, string> };
}

/** What ffprobe says of a file. */
export const probed = (bytes: Uint8Array): Promise<Probed> =>
  withFile(bytes, async (path) => {
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path]);
    return JSON.parse(stdout) as Probed;
  });

/** In seconds; null where a file does not say. */
export async function lengthOf(bytes: Uint8Array): Promise<number | null> {
  const { duration } = (await probed(bytes)).format;
  return duration === undefined ? null : Number(duration);
}

async function withFile<Result>(
  bytes: Uint8Array | undefined,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-file-'));
  try {
    const path = join(folder, 'file');
    if (bytes) await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
