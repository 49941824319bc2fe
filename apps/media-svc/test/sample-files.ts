import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';

const run = promisify(execFile);

/** Reads a photo with three handwritten lines; see fixtures/README.md. */
export const handwrittenPagePhoto = (): Promise<Buffer> =>
  readFile(new URL('fixtures/handwritten-page.jpg', import.meta.url));

/** Reads a photo with one handwritten line, whose recognition takes a third of the time. */
export const handwrittenLinePhoto = (): Promise<Buffer> =>
  readFile(new URL('fixtures/handwritten-line.jpg', import.meta.url));

/** Generates a plain coloured image. The caller chooses the file format. */
export const generateImage = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c66' } });

const recordingEncodings = {
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  mp4: ['-c:a', 'aac', '-f', 'mp4'],
  m4a: ['-c:a', 'aac', '-f', 'ipod'],
  /** The encoding that Chromium uses when it records `audio/mp4`. */
  opusInMp4: ['-c:a', 'libopus', '-f', 'mp4'],
  aac: ['-c:a', 'aac', '-f', 'adts'],
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
} as const;
export type RecordingEncoding = keyof typeof recordingEncodings;

const BEEP = 'sine=frequency=440:duration=0.5';

/**
 * Generates a beep of half a second in a format that browsers record, or the sound of another ffmpeg `lavfi` source.
 * @param more additional ffmpeg arguments
 */
export const generateRecording = (
  encoding: RecordingEncoding,
  source = BEEP,
  more: readonly string[] = [],
): Promise<Buffer> => runFfmpeg(['-f', 'lavfi', '-i', source, ...more, ...recordingEncodings[encoding]]);

/** Generates a recording as the MediaRecorder of a browser writes it, without duration and index. */
export const mediaRecorderRecording = (): Promise<Buffer> =>
  runFfmpeg(['-f', 'lavfi', '-i', BEEP, '-c:a', 'libopus', '-live', '1', '-f', 'webm']);

const videoEncodings = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'mp4'],
  mov: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', '-f', 'mov'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-f', 'webm'],
} as const;
export type VideoEncoding = keyof typeof videoEncodings;

/** Generates a video of half a second, 64 × 48 pixels, with a beep. */
export const generateVideo = (encoding: VideoEncoding, more: readonly string[] = []): Promise<Buffer> =>
  runFfmpeg([
    '-f',
    'lavfi',
    '-i',
    'testsrc=duration=0.5:size=64x48:rate=10',
    '-f',
    'lavfi',
    '-i',
    BEEP,
    ...more,
    ...videoEncodings[encoding],
  ]);

/** The results of ffmpeg in this run of the tests: many files want the same beep. */
const generatedFiles = fileURLToPath(new URL('../../../.results/generated-files/', import.meta.url));

/**
 * Runs ffmpeg with these arguments and, optionally, an input file. Each combination runs once per `npm test`.
 * @returns the content of the output file
 */
export async function runFfmpeg(args: readonly string[], from?: Uint8Array): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(JSON.stringify(args))
    .update(from ?? '');
  const generated = join(generatedFiles, hash.digest('hex'));
  if (!existsSync(generated)) {
    await mkdir(generatedFiles, { recursive: true });
    await withFile(from, async (path) => {
      const target = `${path}-output`;
      await run('ffmpeg', ['-v', 'error', ...(from ? ['-i', path] : []), ...args, target]);
      // Other workers see the whole file or none.
      const copy = `${generated}-${randomUUID()}`;
      await copyFile(target, copy);
      await rename(copy, generated);
    });
  }
  return readFile(generated);
}

/** Returns a hash of the encoded audio stream, which does not depend on the container. */
export const audioStreamHash = async (bytes: Uint8Array): Promise<string> =>
  (await runFfmpeg(['-map', '0:a', '-c', 'copy', '-f', 'streamhash'], bytes)).toString();

interface ProbedFile {
  streams: Record<string, unknown>[];
  format: { duration?: string; tags?: Record<string, string> };
}

/** Returns the output of ffprobe for a file. */
export const probeFile = (bytes: Uint8Array): Promise<ProbedFile> =>
  withFile(bytes, async (path) => {
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path]);
    return JSON.parse(stdout) as ProbedFile;
  });

/** Returns the duration of a file in seconds; null when the file does not state it. */
export async function durationSecondsOf(bytes: Uint8Array): Promise<number | null> {
  const { duration } = (await probeFile(bytes)).format;
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
