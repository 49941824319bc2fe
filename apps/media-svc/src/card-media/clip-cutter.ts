import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectMissing } from '@memory/object-store/object-store';
import { Injectable, Logger } from '@nestjs/common';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { Ffmpeg, FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { ScratchSpace } from '../scratch-space/scratch-space.ts';

/** A part of a recording, in seconds from its start. */
export interface ClipSource {
  readonly fileId: string;
  readonly contentType: string;
  readonly start: number;
  readonly end: number;
}

/** The timeout of one run of ffmpeg. Cutting a clip of a few seconds takes a tenth of a second. */
const TIMEOUT_MS = 20_000;

/**
 * Clips are AAC, which every device plays. They keep the channels of the recording, because a mix of the channels may be silent. They contain no
 * metadata and no chapters.
 */
const encoderArgs = ['-map_metadata', '-1', '-map_chapters', '-1', '-c:a', 'aac', '-b:a', '64k', '-f', 'mp4'];

/** Cuts short parts out of stored recordings. */
@Injectable()
export class ClipCutter {
  private readonly logger = new Logger(ClipCutter.name);

  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly localCopies: LocalCopies,
    private readonly scratch: ScratchSpace,
  ) {}

  /** Cuts parts of one recording. @returns the M4A files in the order of the clips; null for a clip that cannot be cut */
  async cut(clips: readonly ClipSource[]): Promise<(Buffer | null)[]> {
    const [first] = clips;
    if (!first) return [];
    try {
      return await this.localCopies.withLocalCopy(first.fileId, (path) => this.cutFile(path, clips));
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      this.logger.warn({ fileId: first.fileId }, 'a recording has no object, so that no clip is cut');
      return clips.map(() => null);
    }
  }

  /**
   * Cuts all clips with one process. If this process fails, cuts each clip with its own process, because a single clip may be beyond the end of the
   * audio.
   */
  private async cutFile(path: string, clips: readonly ClipSource[]): Promise<(Buffer | null)[]> {
    try {
      return await this.runFfmpeg(path, clips);
    } catch (error) {
      if (!(error instanceof FfmpegError)) throw error;
      if (clips.length > 1) return (await Promise.all(clips.map((clip) => this.cutFile(path, [clip])))).flat();
      this.logger.warn({ err: error, fileId: clips[0]?.fileId }, 'a clip could not be cut');
      return [null];
    }
  }

  private runFfmpeg(path: string, clips: readonly ClipSource[]): Promise<Buffer[]> {
    return this.scratch.withFolder(async (folder) => {
      const outputs = clips.map((_, index) => join(folder, `${index}.m4a`));
      await this.ffmpeg.runFfmpeg({
        args: [
          ...clips.flatMap(({ contentType, start, end }) => [
            '-ss',
            start.toFixed(3),
            '-t',
            (end - start).toFixed(3),
            ...restrictedInputArgs({ path, demuxer: demuxerFor(contentType) }),
          ]),
          ...outputs.flatMap((output, index) => ['-map', `${index}:a:0`, ...encoderArgs, output]),
        ],
        timeoutMs: TIMEOUT_MS,
      });
      return Promise.all(outputs.map((output) => readFile(output)));
    });
  }
}
