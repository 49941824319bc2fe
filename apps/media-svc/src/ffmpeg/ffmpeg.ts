import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { MediaConfig } from '../config.ts';
import { findFullDisk } from '../file-system/disk-full.ts';
import { findExceededProcessLimit, createTimeLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { commandWithLimits } from '../process-limits/limited-command.ts';
import { ffmpegLimits } from '../process-limits/limits-by-program.ts';

const execFileAsync = promisify(execFile);

/** The maximum size in bytes of the output of ffmpeg or ffprobe. Normal output is far smaller. */
const OUTPUT_MAX_BYTES = 4 * 1024 * 1024;

export interface FfmpegOptions {
  /** The arguments of ffmpeg or ffprobe. The path of an uploaded file must be passed with `restrictedInputArgs`. */
  readonly args: readonly string[];
  /** The process is killed after this time in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Is called with the standard output of the process as it is written, such as the progress lines of `-progress pipe:1`. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Thrown when ffmpeg or ffprobe failed on a file. When the process was killed because it exceeded a limit, `cause` is a
 * ProcessLimitExceeded.
 */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
}

/** ffmpeg's messages when the decoder of a codec is not allowed or does not exist. */
const DECODER_MISSING = /not on whitelist|Unsupported codec|Decoder .* not found/i;

/** Whether ffmpeg or ffprobe failed because the decoder of a codec is not allowed or does not exist, and not because the file is damaged. */
export const isDecoderMissing = (error: unknown): boolean =>
  error instanceof FfmpegError && DECODER_MISSING.test(error.message);

/**
 * Runs ffmpeg and ffprobe without a shell, without the environment variables of the service, and with limits on concurrency and resources.
 */
@Injectable()
export class Ffmpeg {
  private readonly limitConcurrency = pLimit(availableParallelism());

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  /**
   * Runs ffmpeg with `-v error`, so that `stderr` is empty unless an error occurred.
   * @throws FfmpegError when the file could not be processed
   */
  runFfmpeg({ args, ...options }: FfmpegOptions): Promise<{ stdout: string; stderr: string }> {
    const quietArgs = ['-nostdin', '-hide_banner', '-v', 'error', '-threads', '2'];
    return this.spawn(this.config.FFMPEG_PATH, { args: [...quietArgs, ...args], ...options });
  }

  /** Runs ffprobe and returns its JSON output and its warnings. @throws FfmpegError when the file could not be read */
  async runFfprobe({ args, ...options }: FfmpegOptions): Promise<{ output: unknown; warnings: string }> {
    const { stdout, stderr } = await this.spawn(this.config.FFPROBE_PATH, {
      args: ['-hide_banner', '-v', 'warning', '-of', 'json', ...args],
      ...options,
    });
    return { output: JSON.parse(stdout) as unknown, warnings: stderr };
  }

  private spawn(
    program: string,
    { args, timeoutMs, signal, onOutput }: FfmpegOptions,
  ): Promise<{ stdout: string; stderr: string }> {
    const [command, ...rest] = commandWithLimits(program, args, ffmpegLimits);
    return this.limitConcurrency(() => {
      const running = execFileAsync(command, rest, {
        env: { PATH: this.config.PATH },
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        maxBuffer: OUTPUT_MAX_BYTES,
        ...(signal && { signal }),
      });
      if (onOutput) running.child.stdout?.on('data', (text: unknown) => onOutput(String(text)));
      return running.catch((error: unknown) => throwFfmpegError(error, timeoutMs));
    });
  }
}

/**
 * Converts a failure of a process to an FfmpegError and throws it. Failures that the file has not caused are no FfmpegError: the program is
 * missing, the caller aborted, or the disk is full.
 */
function throwFfmpegError(error: unknown, timeoutMs: number): never {
  const {
    code,
    stderr,
    signal = null,
    killed,
  } = error as { code?: unknown; stderr?: unknown; signal?: NodeJS.Signals | null; killed?: boolean };
  if (code === 'ENOENT' || code === 'EACCES' || code === 'ABORT_ERR') throw error;
  const errorOutput = String(stderr ?? '');
  const diskFull = findFullDisk(errorOutput, { cause: error });
  if (diskFull) throw diskFull;
  // A killed process without an exit code was ended by the timeout. A process that wrote too much output is killed too, but then the error
  // has a code.
  const limit =
    killed && code === null
      ? createTimeLimitExceeded(timeoutMs, { cause: error })
      : findExceededProcessLimit({ signal, errorOutput }, ffmpegLimits);
  if (limit) throw new FfmpegError(limit.message, { cause: limit });
  throw new FfmpegError((errorOutput || (error as Error).message).slice(0, 2_000), { cause: error });
}
