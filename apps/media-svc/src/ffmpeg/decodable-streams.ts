import { Injectable } from '@nestjs/common';
import { Ffmpeg, FfmpegError } from './ffmpeg.ts';
import { type FfmpegInputFile, restrictedInputArgs } from './restricted-input-args.ts';

const FIRST_FRAME_TIMEOUT_MS = 30_000;

/** Finds the streams that can be decoded. Phones write sound that only their maker decodes beside sound that everybody does. */
@Injectable()
export class DecodableStreams {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Returns the first of some streams of a file of which at least one frame can be decoded.
   * @param streams at least one stream
   * @throws FfmpegError when there is none: that of the first stream
   */
  async findFirst<Stream extends { readonly specifier: string }>(
    input: FfmpegInputFile,
    streams: readonly Stream[],
  ): Promise<Stream> {
    const failures: FfmpegError[] = [];
    for (const stream of streams) {
      const failure = await this.decodeFirstFrame(input, stream.specifier);
      if (!failure) return stream;
      failures.push(failure);
    }
    throw failures[0] ?? new FfmpegError('there is no stream');
  }

  /** Returns null when a frame was decoded, else why not. */
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
