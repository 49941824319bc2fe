import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Ffmpeg } from './ffmpeg.ts';
import { type FfmpegInputFile, restrictedInputArgs } from './restricted-input-args.ts';

/** The properties of a recording or video that ffprobe reports. */
export interface MediaInfo {
  /** The first video stream that is not cover art. Width and height are those of the displayed video, after rotation. */
  readonly video: {
    readonly codec: string;
    readonly profile: string;
    readonly pixelFormat: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly audio: { readonly codec: string; readonly profile: string } | null;
  /** The duration in seconds; null when the container does not state it, as in recordings by the MediaRecorder of a browser. */
  readonly durationSeconds: number | null;
  /** Whether the content is encrypted (DRM), so that players cannot play it without the key. */
  readonly isEncrypted: boolean;
}

const TIMEOUT_MS = 20_000;
/** The number of packets that ffprobe reads. These packets are enough to detect whether the content is encrypted. */
const PROBED_PACKETS = 8;

const ffprobeOutput = z.object({
  packets: z
    .array(z.object({ side_data_list: z.array(z.object({ side_data_type: z.string().optional() })).default([]) }))
    .default([]),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().default('unknown'),
      profile: z.string().default('unknown'),
      pix_fmt: z.string().default('unknown'),
      width: z.int().default(0),
      height: z.int().default(0),
      disposition: z.object({ attached_pic: z.int() }).default({ attached_pic: 0 }),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
    }),
  ),
  format: z.object({ duration: z.coerce.number().nonnegative().optional() }),
});
type Stream = z.output<typeof ffprobeOutput>['streams'][number];

@Injectable()
export class MediaProbe {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Reads the properties of a recording or video with ffprobe.
   * @throws FfmpegError when the file cannot be read
   */
  async probe(input: FfmpegInputFile): Promise<MediaInfo> {
    const wanted = [
      '-show_streams',
      '-show_packets',
      '-show_entries',
      'format=duration',
      '-read_intervals',
      `%+#${PROBED_PACKETS}`,
    ];
    const { streams, packets, format } = ffprobeOutput.parse(
      await this.ffmpeg.runFfprobe({ args: [...wanted, ...restrictedInputArgs(input)], timeoutMs: TIMEOUT_MS }),
    );
    const video = streams.find(
      ({ codec_type, disposition }) => codec_type === 'video' && disposition.attached_pic === 0,
    );
    const audio = streams.find(({ codec_type }) => codec_type === 'audio');
    return {
      video: video
        ? { codec: video.codec_name, profile: video.profile, pixelFormat: video.pix_fmt, ...displaySizeOf(video) }
        : null,
      audio: audio ? { codec: audio.codec_name, profile: audio.profile } : null,
      durationSeconds: format.duration ?? null,
      isEncrypted: packets.some(({ side_data_list: data }) =>
        data.some(({ side_data_type: type }) => type?.startsWith('Encryption')),
      ),
    };
  }
}

/** Returns the displayed size of a video. Width and height are swapped when its metadata rotate the video by 90 or 270 degrees. */
function displaySizeOf({ width, height, side_data_list: data }: Stream): { width: number; height: number } {
  const turn = data.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return Math.abs(turn) % 180 === 90 ? { width: height, height: width } : { width, height };
}
