import { Injectable } from '@nestjs/common';
import { Ffmpeg, FfmpegError } from './ffmpeg.ts';
import { type FfmpegInputFile, restrictedInputArgs } from './restricted-input-args.ts';

const FIRST_FRAME_TIMEOUT_MS = 30_000;

/**
 * The number of streams that are tried. Phones write two or three; a file with hundreds of broken ones would keep ffmpeg busy for minutes.
 */
export const TRIED_STREAMS_MAX = 8;

/** Finds a stream that can be decoded: phones store sound in a codec of their maker, and the same sound in a common codec as another stream. */
@Injectable()
export class DecodableStreams {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Returns the first stream of which at least one frame can be decoded.
   * @param streams at least one stream of the file; only the first TRIED_STREAMS_MAX streams are tried
   * @throws FfmpegError when no stream can be decoded: the error of the first stream
   */
  async findFirst<Stream extends { readonly specifier: string }>(
    input: FfmpegInputFile,
    streams: readonly Stream[],
  ): Promise<Stream> {
    const failures: FfmpegError[] = [];
    for (const stream of streams.slice(0, TRIED_STREAMS_MAX)) {
      const failure = await this.decodeFirstFrame(input, stream.specifier);
      if (!failure) return stream;
      failures.push(failure);
    }
    throw failures[0] ?? new FfmpegError('there is no stream');
  }

  /** Decodes the first frame of a stream. Returns null on success, and otherwise the error. */
  private async decodeFirstFrame(input: FfmpegInputFile, specifier: string): Promise<FfmpegError | null> {
    const args = [...restrictedInputArgs(input), '-map', specifier, '-frames', '1', '-f', 'framemd5', 'pipe:1'];
    try {
      const { stdout, stderr } = await this.ffmpeg.runFfmpeg({ args, timeoutMs: FIRST_FRAME_TIMEOUT_MS });
      const hasFrame = stdout.split('\n').some((line) => line !== '' && !line.startsWith('#'));
      return hasFrame ? null : new FfmpegError(`no frame of ${specifier} could be decoded: ${stderr}`);
    } catch (error) {
      if (error instanceof FfmpegError) return error;
      throw error;
    }
  }
}
