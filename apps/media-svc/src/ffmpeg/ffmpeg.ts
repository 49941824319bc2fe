import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { CONFIG, type MediaConfig } from '../config.ts';
import { findExceededLimit, timeLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { limitedCommand } from '../process-limits/limited-command.ts';
import { ffmpegLimits } from '../process-limits/limits-by-program.ts';

const run = promisify(execFile);

/** What ffprobe says of a file stays far below. */
const OUTPUT_MAX_BYTES = 4 * 1024 * 1024;

export interface FfmpegRun {
  /** The arguments; a stranger's file comes in by `safeInput`. */
  readonly args: readonly string[];
  /** Then it is ended, in the middle of its work. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Gets what it writes to its output as it comes: how far it is, with `-progress pipe:1`. */
  readonly onOutput?: (text: string) => void;
}

/** ffmpeg could make nothing of a file: it ended with an error, or had to be ended. */
export class FfmpegRefused extends Error {
  override readonly name = 'FfmpegRefused';
}

/** ffmpeg and ffprobe, never through a shell, without our environment, a few at a time, within limits. */
@Injectable()
export class Ffmpeg {
  private readonly places = pLimit(availableParallelism());

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  /**
   * Runs ffmpeg. What it says on its error output counts: with `-v error` it is silent when all is well.
   * @throws FfmpegRefused when the file is to blame
   */
  ffmpeg({ args, ...options }: FfmpegRun): Promise<{ stdout: string; stderr: string }> {
    const quietly = ['-nostdin', '-hide_banner', '-v', 'error', '-threads', '2'];
    return this.start(this.config.FFMPEG_PATH, { args: [...quietly, ...args], ...options });
  }

  /** Runs ffprobe and gives back its JSON. @throws FfmpegRefused as `ffmpeg` does */
  async ffprobe({ args, ...options }: FfmpegRun): Promise<unknown> {
    const { stdout } = await this.start(this.config.FFPROBE_PATH, {
      args: ['-hide_banner', '-v', 'error', '-of', 'json', ...args],
      ...options,
    });
    return JSON.parse(stdout) as unknown;
  }

  private start(
    program: string,
    { args, timeoutMs, signal, onOutput }: FfmpegRun,
  ): Promise<{ stdout: string; stderr: string }> {
    const [command, ...rest] = limitedCommand(program, args, ffmpegLimits);
    return this.places(() => {
      const running = run(command, rest, {
        env: { PATH: this.config.PATH },
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        maxBuffer: OUTPUT_MAX_BYTES,
        ...(signal && { signal }),
      });
      if (onOutput) running.child.stdout?.on('data', (text: unknown) => onOutput(String(text)));
      return running.catch((error: unknown) => asRefusal(error, timeoutMs));
    });
  }
}

/** A program that could not be started, or that somebody called off, is not the file's fault. */
function asRefusal(error: unknown, timeoutMs: number): never {
  const {
    code,
    stderr,
    signal = null,
    killed,
  } = error as { code?: unknown; stderr?: unknown; signal?: NodeJS.Signals | null; killed?: boolean };
  if (code === 'ENOENT' || code === 'EACCES' || code === 'ABORT_ERR') throw error;
  const errorOutput = String(stderr ?? '');
  // Killed without a code: the timeout ended it. Too much output also kills it, but has a code.
  const limit =
    killed && code === null
      ? timeLimitExceeded(timeoutMs, { cause: error })
      : findExceededLimit({ signal, errorOutput }, ffmpegLimits);
  if (limit) throw new FfmpegRefused(limit.message, { cause: limit });
  throw new FfmpegRefused((errorOutput || (error as Error).message).slice(0, 2_000), { cause: error });
}
