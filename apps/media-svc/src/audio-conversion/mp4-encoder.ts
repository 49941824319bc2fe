import { dirname, join } from 'node:path';
import type { FileKind } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { Ffmpeg, FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { MediaProbe } from '../ffmpeg/media-probe.ts';
import type { VideoStream } from '../ffmpeg/media-streams.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { processLimitFailure, PermanentJobFailure } from '../jobs/job-failures.ts';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';

interface Source {
  /** The path of a local copy of the file, in a folder to which the encoder may write. */
  readonly path: string;
  readonly kind: FileKind;
  readonly contentType: string;
  /** The duration in seconds; null when it is unknown, and then no progress is reported. */
  readonly durationSeconds: number | null;
  /** Whether the file is known to be damaged, so that ffmpeg's warnings are expected. */
  readonly isIncomplete: boolean;
}

interface EncodedFile {
  readonly path: string;
  readonly durationSeconds: number;
  /** Null for a recording. */
  readonly video: VideoStream | null;
}

/** The longest side of a converted video in pixels. A card and a full screen show no more, and encoding 4K would take minutes. */
const VIDEO_SIDE_MAX_PIXELS = 1_920;
const VIDEO_FRAMES_PER_SECOND_MAX = 60;
/**
 * The quality of x264 (0 is lossless, 51 the worst), and the bit rate limit that keeps a converted video from becoming much larger than its original.
 */
const VIDEO_QUALITY = 23;
const VIDEO_BITRATE_MAX = '8M';
const side = (dimension: 'iw' | 'ih'): string => `'min(${VIDEO_SIDE_MAX_PIXELS},${dimension})'`;

const SCALE = `scale=${side('iw')}:${side('ih')}:force_original_aspect_ratio=decrease:force_divisible_by=2`;

/** The transfer characteristics of HDR videos (ITU-R BT.2100: PQ and HLG) by ffmpeg's names. Dolby Vision of phones has HLG, too. */
const hdrTransfers: ReadonlySet<string> = new Set(['smpte2084', 'arib-std-b67']);

/**
 * Converts HDR colours (BT.2100) to the range of usual screens (BT.709), on which they would look grey. Linear light is relative to 100 cd/m², the
 * white of such screens (ITU-R BT.2035). Of ffmpeg's curves, mobius changes the colours within the usual range least, and dims only brighter light.
 */
const toneMap = (transfer: string): string =>
  [
    `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:t=linear:npl=100`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=mobius:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
  ].join(',');

/** The picture is scaled first, because the tone mapping computes in 96 bits per pixel. */
const videoArgs = (transfer: string): string[] => [
  '-map',
  '0:V:0',
  '-vf',
  hdrTransfers.has(transfer) ? `${SCALE},${toneMap(transfer)}` : SCALE,
  '-fpsmax',
  String(VIDEO_FRAMES_PER_SECOND_MAX),
  ...'-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p'.split(' '),
  '-crf',
  String(VIDEO_QUALITY),
  '-maxrate',
  VIDEO_BITRATE_MAX,
  '-bufsize',
  VIDEO_BITRATE_MAX,
];

/** The bit rate of the encoded audio. At 96 kbit/s, encoded speech sounds the same as the original. */
const AUDIO_BITRATE = '96k';
/**
 * The arguments for the audio. `aresample=async` fills gaps with silence.
 */
const audioArgs = ['-af', 'aresample=async=1:first_pts=0', '-c:a', 'aac', '-b:a', AUDIO_BITRATE];

/** `faststart` writes the index of the MP4 file before the data, so that playback starts before the whole file has arrived. */
const outputArgs = '-map_metadata -1 -map_chapters -1 -movflags +faststart -f mp4'.split(' ');

@Injectable()
export class Mp4Encoder {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly probe: MediaProbe,
  ) {}

  /**
   * Encodes a recording as AAC, or a video as H.264 and AAC, into an MP4 file in the same folder, which all browsers play. Any warning of ffmpeg
   * about an undamaged recording is a failure: the encoded file replaces the original, so no part of the recording may be missing. For videos,
   * warnings are allowed, because decoders also warn about frames that no player shows.
   * @throws PermanentJobFailure `unreadable`, `limit_exceeded`, `timed_out`
   */
  async encode(
    source: Source,
    options: { timeoutMs: number; signal: AbortSignal; progress: (percent: number) => void },
  ): Promise<EncodedFile> {
    const path = join(dirname(source.path), 'converted.mp4');
    const isVideo = source.kind === 'video';
    const input = { path: source.path, demuxer: demuxerFor(source.contentType) };
    const [original] = isVideo ? (await this.probe.probe(input).catch(throwJobFailure)).videos : [];
    const streams = original
      ? [...videoArgs(original.transfer), '-map', '0:a:0?', ...audioArgs]
      : ['-map', '0:a:0', ...audioArgs];
    const { stderr } = await this.ffmpeg
      .runFfmpeg({
        args: ['-progress', 'pipe:1', ...restrictedInputArgs(input), ...streams, ...outputArgs, path],
        timeoutMs: options.timeoutMs,
        signal: options.signal,
        onOutput: (text) => options.progress(parseProgressPercent(text, source.durationSeconds)),
      })
      .catch(throwJobFailure);
    if (stderr.trim() !== '' && !isVideo && !source.isIncomplete)
      throw new PermanentJobFailure('unreadable', `ffmpeg reported: ${stderr.slice(0, 500)}`);
    const { videos, audios, durationSeconds } = await this.probe.probe({ path, demuxer: 'mov' });
    if ((isVideo ? videos : audios).length === 0 || !durationSeconds)
      throw new PermanentJobFailure('unreadable', 'the converted file is empty');
    return { path, durationSeconds, video: videos[0] ?? null };
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
  throw new PermanentJobFailure('unreadable', 'the file could not be converted', { cause: error });
}
