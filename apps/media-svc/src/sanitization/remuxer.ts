import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Ffmpeg, FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { type FfmpegInputFile, restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';

const TIMEOUT_MS = 60_000;
/**
 * The warning that ffmpeg writes for a truncated file. It is searched in the output, because some demuxers only warn and ffmpeg then
 * reports success.
 */
const TRUNCATED_INPUT_WARNING = 'File ended prematurely';

/** The file to read, the streams to copy or encode, and the file to write. */
export interface RemuxOptions {
  readonly input: FfmpegInputFile;
  /** ffmpeg arguments that select and encode the streams. */
  readonly streams: readonly string[];
  readonly muxer: string;
  readonly target: string;
}

@Injectable()
export class Remuxer {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Copies streams into a new container without metadata and chapters. The new container has a duration and an index, which recordings of
   * browsers lack.
   * @returns the duration in seconds
   * @throws ApiError `file_unreadable` for damaged or truncated files
   */
  async remux({ input, streams, muxer, target }: RemuxOptions): Promise<number> {
    const dropMetadata = '-map_metadata -1 -map_chapters -1 -dn -sn -fflags +bitexact'.split(' ');
    const output = ['-f', muxer, ...(muxer === 'mp4' ? ['-movflags', '+faststart'] : []), '-y', `file:${target}`];
    // `-xerror` makes ffmpeg fail on a damaged packet instead of skipping it.
    const args = [
      '-xerror',
      ...restrictedInputArgs(input),
      ...streams,
      ...dropMetadata,
      '-progress',
      'pipe:1',
      ...output,
    ];
    const { stdout, stderr } = await this.ffmpeg.runFfmpeg({ args, timeoutMs: TIMEOUT_MS }).catch(throwFileUnreadable);
    if (stderr.includes(TRUNCATED_INPUT_WARNING)) throw new ApiError('file_unreadable', { cause: stderr });
    return parseProcessedSeconds(stdout);
  }
}

/** Translates an FfmpegError into the API error `file_unreadable`. */
export function throwFileUnreadable(cause: unknown): never {
  throw cause instanceof FfmpegError ? new ApiError('file_unreadable', { cause }) : cause;
}

/** Returns the processed duration in seconds from ffmpeg's progress output, which consists of repeated lines of the form `name=value`. */
function parseProcessedSeconds(progress: string): number {
  const last =
    progress
      .match(/^out_time_us=\d+$/gm)
      ?.at(-1)
      ?.split('=')[1] ?? '0';
  return Number(last) / 1e6;
}
