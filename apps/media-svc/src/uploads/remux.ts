import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Ffmpeg, FfmpegRefused } from '../ffmpeg/ffmpeg.ts';
import { type InputFile, safeInput } from '../ffmpeg/safe-input.ts';

const TIMEOUT_MS = 60_000;
/** Some readers only say so when a file ends in the middle, and go on as if it did not. */
const TORN = 'File ended prematurely';

/** Which streams go into the new file, and how, as ffmpeg's arguments. */
export interface Recipe {
  readonly input: InputFile;
  readonly streams: readonly string[];
  readonly muxer: string;
  readonly target: string;
}

@Injectable()
export class Remux {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Writes sound and pictures into a new container, without where, when and with what they were recorded, chapters and
   * whatever else was in the old one; with the length and the index that a browser's recording lacks.
   * @returns seconds
   * @throws ApiError `file_unreadable` for what is damaged or ends in the middle
   */
  async write({ input, streams, muxer, target }: Recipe): Promise<number> {
    const clean = '-map_metadata -1 -map_chapters -1 -dn -sn -fflags +bitexact'.split(' ');
    const writer = ['-f', muxer, ...(muxer === 'mp4' ? ['-movflags', '+faststart'] : []), '-y', `file:${target}`];
    // -xerror: a damaged packet is not left out in silence.
    const args = ['-xerror', ...safeInput(input), ...streams, ...clean, '-progress', 'pipe:1', ...writer];
    const { stdout, stderr } = await this.ffmpeg.ffmpeg({ args, timeoutMs: TIMEOUT_MS }).catch(unreadable);
    if (stderr.includes(TORN)) throw new ApiError('file_unreadable', { cause: stderr });
    return secondsOf(stdout);
  }
}

/** For what ffmpeg and ffprobe make nothing of. */
export function unreadable(cause: unknown): never {
  throw cause instanceof FfmpegRefused ? new ApiError('file_unreadable', { cause }) : cause;
}

/** ffmpeg tells its progress as lines of `name=value`, over and over. */
function secondsOf(progress: string): number {
  const last =
    progress
      .match(/^out_time_us=\d+$/gm)
      ?.at(-1)
      ?.split('=')[1] ?? '0';
  return Number(last) / 1e6;
}
