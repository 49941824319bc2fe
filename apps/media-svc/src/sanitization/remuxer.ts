import { open } from 'node:fs/promises';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Ffmpeg, FfmpegError, isDecoderMissing } from '../ffmpeg/ffmpeg.ts';
import { type FfmpegInputFile, restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';

/** The chunk `data` follows after at most a few other chunks. */
const SEARCHED_BYTES = 64 * 1024;
/** A WAV header with the length 0, or with at least this length, states no length: its program could not return to the header. */
const UNKNOWN_LENGTH_MIN = 0x7f00_0000;

/** Whether a WAV file states no length. Reaching the end of such a file is no sign of damage. */
async function hasUnknownWavLength(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEARCHED_BYTES), 0, SEARCHED_BYTES, 0);
    const at = buffer.indexOf('data', 0, 'latin1');
    if (at === -1 || at + 8 > bytesRead) return false;
    const length = buffer.readUInt32LE(at + 4);
    return length === 0 || length >= UNKNOWN_LENGTH_MIN;
  } finally {
    await file.close();
  }
}

const TIMEOUT_MS = 60_000;
/**
 * The warnings that ffmpeg writes for a truncated file. They are searched in the output, because some demuxers only warn and ffmpeg then
 * reports success.
 */
const TRUNCATED_INPUT_WARNING = /ended prematurely|Truncating packet|corrupt/i;
/**
 * For demuxers without a warning: the number of seconds of the stated duration that may be missing from a complete file, because of rounding and the
 * length of the last frame.
 */
const MISSING_SECONDS_MAX = { audio: 0.5, video: 2 };

/** The file to read, the streams to copy or encode, and the file to write. */
interface RemuxOptions {
  readonly input: FfmpegInputFile;
  /** ffmpeg arguments that select and encode the streams. */
  readonly streams: readonly string[];
  readonly muxer: string;
  readonly target: string;
}

/** The result of copying. `isIncomplete` says that the input is damaged or ends too early, so that a part of it is missing. */
interface ReadablePart {
  readonly seconds: number;
  readonly isIncomplete: boolean;
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
  async remux(options: RemuxOptions): Promise<number> {
    // `-xerror` makes ffmpeg fail on a damaged packet instead of skipping it.
    const { seconds, warnings } = await this.copy(['-xerror'], options).catch(throwUploadRejected);
    if (TRUNCATED_INPUT_WARNING.test(warnings)) throw new ApiError('file_unreadable', { cause: warnings });
    return seconds;
  }

  /**
   * Copies streams like `remux`, but copies the readable part of a damaged or truncated file.
   * @param stated the kind and the duration that the file states for these streams; the duration is null when it states none
   * @throws ApiError `file_unreadable` when nothing can be read
   */
  async remuxReadablePart(
    options: RemuxOptions,
    stated: { readonly kind: 'audio' | 'video'; readonly durationSeconds: number | null },
  ): Promise<ReadablePart> {
    const strict = await this.copy(['-xerror'], options).catch(onlyForDamage);
    if (strict && strict.seconds > 0) {
      const missing = (stated.durationSeconds ?? 0) - strict.seconds;
      const isTooShort = missing > MISSING_SECONDS_MAX[stated.kind];
      return { seconds: strict.seconds, isIncomplete: isTooShort || TRUNCATED_INPUT_WARNING.test(strict.warnings) };
    }
    const { seconds } = await this.copy(['-err_detect', 'ignore_err'], options).catch(throwUploadRejected);
    if (seconds <= 0) throw new ApiError('file_unreadable');
    const isEndUnknown = options.input.demuxer === 'wav' && (await hasUnknownWavLength(options.input.path));
    return { seconds, isIncomplete: !isEndUnknown };
  }

  /** @throws FfmpegError */
  private async copy(
    errorArgs: readonly string[],
    { input, streams, muxer, target }: RemuxOptions,
  ): Promise<{ seconds: number; warnings: string }> {
    const dropMetadata = '-map_metadata -1 -map_chapters -1 -dn -sn -fflags +bitexact'.split(' ');
    // ffmpeg 5 regards FLAC in MP4 as experimental (`-strict -2`).
    const mp4Args = muxer === 'mp4' ? ['-movflags', '+faststart', '-strict', '-2'] : [];
    const output = ['-f', muxer, ...mp4Args, '-y', `file:${target}`];
    const { stdout, stderr } = await this.ffmpeg.runFfmpeg({
      args: [
        ...errorArgs,
        ...restrictedInputArgs(input),
        ...streams,
        ...dropMetadata,
        '-progress',
        'pipe:1',
        ...output,
      ],
      timeoutMs: TIMEOUT_MS,
    });
    return { seconds: parseProcessedSeconds(stdout), warnings: stderr };
  }
}

/** Returns null for an FfmpegError of a damaged file. Throws any other error, because a second attempt would fail in the same way. */
function onlyForDamage(error: unknown): null {
  if (error instanceof FfmpegError && !(error.cause instanceof ProcessLimitExceeded)) return null;
  return throwUploadRejected(error);
}

/** Translates an FfmpegError into the API error `codec_not_supported` or `file_unreadable`. */
export function throwUploadRejected(cause: unknown): never {
  if (!(cause instanceof FfmpegError)) throw cause;
  throw new ApiError(isDecoderMissing(cause) ? 'codec_not_supported' : 'file_unreadable', { cause });
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
