import { Injectable } from '@nestjs/common';
import { demuxerOf } from '../ffmpeg/demuxer-of.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { safeInput } from '../ffmpeg/safe-input.ts';
import type { File } from '../generated/prisma/client.ts';

/** The first moment of a film is often black. */
const SECONDS_IN = 1;
const TIMEOUT_MS = 30_000;

@Injectable()
export class PosterFrame {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /** Writes the picture that stands for a film, as it is shown (upright), to `target` as PNG. @throws FfmpegRefused */
  async write(
    path: string,
    { contentType, durationSeconds }: File,
    { target, signal }: { target: string; signal: AbortSignal },
  ): Promise<void> {
    const at = Math.min(SECONDS_IN, (durationSeconds ?? 0) / 2);
    const input = safeInput({ path, demuxer: demuxerOf(contentType) });
    const picture = [
      '-map',
      '0:V:0',
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2',
      '-update',
      '1',
      '-y',
      `file:${target}`,
    ];
    await this.ffmpeg.ffmpeg({ args: ['-ss', String(at), ...input, ...picture], timeoutMs: TIMEOUT_MS, signal });
  }
}
