import { Injectable } from '@nestjs/common';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { PIXEL_RATIO_MAX } from '../ffmpeg/media-probe.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import type { File } from '../generated/prisma/client.ts';

/** The position in seconds of the frame that is extracted from a video. It is not 0, because many videos start with a black frame. */
const FRAME_AT_SECONDS = 1;
const TIMEOUT_MS = 30_000;
/**
 * Makes the pixels square. Camcorders record pixels that are wide or narrow (`PIXEL_RATIO_MAX`), and the format of a picture cannot state their ratio.
 */
const WIDE_OR_NARROW = `clip(sar,1/${PIXEL_RATIO_MAX},${PIXEL_RATIO_MAX})`;
const SQUARE_PIXELS = `scale='iw*max(${WIDE_OR_NARROW},1)':'ih/min(${WIDE_OR_NARROW},1)',setsar=1`;

@Injectable()
export class PosterFrameExtractor {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Writes one frame of a video to the file `target` as PNG, with the rotation and the proportions in which players display it.
   * @throws FfmpegError
   */
  async extract(
    path: string,
    { contentType, durationSeconds }: File,
    { target, signal }: { target: string; signal: AbortSignal },
  ): Promise<void> {
    const seekSeconds = Math.min(FRAME_AT_SECONDS, (durationSeconds ?? 0) / 2);
    const input = restrictedInputArgs({ path, demuxer: demuxerFor(contentType) });
    const output = [
      '-map',
      '0:V:0',
      '-frames:v',
      '1',
      '-vf',
      SQUARE_PIXELS,
      '-c:v',
      'png',
      '-f',
      'image2',
      '-update',
      '1',
      '-y',
      `file:${target}`,
    ];
    await this.ffmpeg.runFfmpeg({
      args: ['-ss', String(seekSeconds), ...input, ...output],
      timeoutMs: TIMEOUT_MS,
      signal,
    });
  }
}
