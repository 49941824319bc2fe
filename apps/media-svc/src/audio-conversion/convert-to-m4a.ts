import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { demuxerOf } from '../ffmpeg/demuxer-of.ts';
import { Ffmpeg, FfmpegRefused } from '../ffmpeg/ffmpeg.ts';
import { safeInput } from '../ffmpeg/safe-input.ts';
import { limitExceededFailure, PermanentFailure } from '../jobs/failures.ts';
import { type MediaFacts, ProbeMedia } from '../probe/media-facts.ts';
import { LimitExceeded } from '../process-limits/limit-exceeded.ts';

interface Source {
  /** A local copy, in a folder that may be written to. */
  readonly path: string;
  readonly contentType: string;
  /** Null where the recording does not say; then it is not known how far a conversion is. */
  readonly durationSeconds: number | null;
}

interface Converted {
  readonly path: string;
  readonly facts: MediaFacts;
}

/** Voices lose nothing that can be heard at this rate. */
const BITRATE = '96k';
/** Its container writes when it begins (`faststart`), so that it plays before it has arrived; pauses a recorder left out are silence again. */
const encoding = [
  '-map',
  '0:a:0',
  '-map_metadata',
  '-1',
  '-af',
  'aresample=async=1:first_pts=0',
  '-c:a',
  'aac',
  '-b:a',
  BITRATE,
  '-movflags',
  '+faststart',
  '-f',
  'mp4',
];

@Injectable()
export class ConvertToM4a {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly probe: ProbeMedia,
  ) {}

  /**
   * AAC in MP4 of a recording, beside it. Whatever ffmpeg complains of counts as a failure: the successor takes the original's place, so
   * nothing may be missing from it.
   * @throws PermanentFailure `unreadable`
   */
  async run(
    source: Source,
    options: { timeoutMs: number; signal: AbortSignal; progress: (percent: number) => void },
  ): Promise<Converted> {
    const path = join(dirname(source.path), 'converted.m4a');
    const { stderr } = await this.ffmpeg
      .ffmpeg({
        args: [
          '-progress',
          'pipe:1',
          ...safeInput({ path: source.path, demuxer: demuxerOf(source.contentType) }),
          ...encoding,
          path,
        ],
        timeoutMs: options.timeoutMs,
        signal: options.signal,
        onOutput: (text) => options.progress(percentIn(text, source.durationSeconds)),
      })
      .catch(unreadable);
    if (stderr.trim() !== '') throw new PermanentFailure('unreadable', `ffmpeg complained: ${stderr.slice(0, 500)}`);
    const facts = await this.probe.facts({ path, demuxer: 'mov' });
    if (facts.audio?.codec !== 'aac' || !facts.durationSeconds)
      throw new PermanentFailure('unreadable', 'nothing was left of the recording');
    return { path, facts };
  }
}

/** ffmpeg tells how far it is in lines like `out_time_us=1234567`. */
function percentIn(output: string, durationSeconds: number | null): number {
  const microseconds = Number(/out_time_us=(\d+)/.exec(output)?.[1] ?? 0);
  return durationSeconds ? (microseconds / 1_000_000 / durationSeconds) * 100 : 0;
}

function unreadable(error: unknown): never {
  if (!(error instanceof FfmpegRefused)) throw error;
  if (error.cause instanceof LimitExceeded) throw limitExceededFailure(error.cause);
  throw new PermanentFailure('unreadable', 'the recording could not be converted', { cause: error });
}
