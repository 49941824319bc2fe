import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { Ffmpeg, FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { type MediaInfo, MediaProbe } from '../ffmpeg/media-probe.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { processLimitFailure, PermanentJobFailure } from '../jobs/job-failures.ts';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';

interface Source {
  /** The path of a local copy of the recording, in a folder to which the encoder may write. */
  readonly path: string;
  readonly contentType: string;
  /** The duration of the recording; null when it is unknown, and then no progress is reported. */
  readonly durationSeconds: number | null;
}

interface EncodedRecording {
  readonly path: string;
  readonly info: MediaInfo;
}

/** The bit rate of the encoded audio. At 96 kbit/s, encoded speech sounds the same as the original. */
const BITRATE = '96k';
/**
 * The ffmpeg arguments for the encoder. `faststart` writes the index of the MP4 file before the audio data, so that playback starts before
 * the whole file has arrived. `aresample=async` fills gaps in the recording with silence.
 */
const encoderArgs = [
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
export class M4aEncoder {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly probe: MediaProbe,
  ) {}

  /**
   * Encodes a recording as AAC into an MP4 file in the same folder. Any warning of ffmpeg counts as a failure, because the encoded file
   * replaces the original and no part of the recording may be missing from it.
   * @throws PermanentJobFailure `unreadable`, `limit_exceeded`, `timed_out`
   */
  async encode(
    source: Source,
    options: { timeoutMs: number; signal: AbortSignal; progress: (percent: number) => void },
  ): Promise<EncodedRecording> {
    const path = join(dirname(source.path), 'converted.m4a');
    const { stderr } = await this.ffmpeg
      .runFfmpeg({
        args: [
          '-progress',
          'pipe:1',
          ...restrictedInputArgs({ path: source.path, demuxer: demuxerFor(source.contentType) }),
          ...encoderArgs,
          path,
        ],
        timeoutMs: options.timeoutMs,
        signal: options.signal,
        onOutput: (text) => options.progress(parseProgressPercent(text, source.durationSeconds)),
      })
      .catch(throwJobFailure);
    if (stderr.trim() !== '') throw new PermanentJobFailure('unreadable', `ffmpeg reported: ${stderr.slice(0, 500)}`);
    const info = await this.probe.probe({ path, demuxer: 'mov' });
    if (info.audio?.codec !== 'aac' || !info.durationSeconds)
      throw new PermanentJobFailure('unreadable', 'the converted recording has no audio');
    return { path, info };
  }
}

/**
 * Parses the progress in percent from the output of ffmpeg (lines such as `out_time_us=1234567`). The result is 0 when the duration is
 * unknown.
 */
function parseProgressPercent(output: string, durationSeconds: number | null): number {
  const microseconds = Number(/out_time_us=(\d+)/.exec(output)?.[1] ?? 0);
  return durationSeconds ? (microseconds / 1_000_000 / durationSeconds) * 100 : 0;
}

function throwJobFailure(error: unknown): never {
  if (!(error instanceof FfmpegError)) throw error;
  if (error.cause instanceof ProcessLimitExceeded) throw processLimitFailure(error.cause);
  throw new PermanentJobFailure('unreadable', 'the recording could not be converted', { cause: error });
}
