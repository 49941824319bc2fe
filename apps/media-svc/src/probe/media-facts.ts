import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { type InputFile, safeInput } from '../ffmpeg/safe-input.ts';

/** What there is in a recording or a video, as far as we care. */
export interface MediaFacts {
  /** The moving picture; a cover of an album is none. Width and height are those it is shown with. */
  readonly video: { readonly codec: string; readonly width: number; readonly height: number } | null;
  readonly audio: { readonly codec: string } | null;
  /** Null where the file does not say, as a browser's recording does not. */
  readonly durationSeconds: number | null;
  /** Without its key nobody can play it. */
  readonly encrypted: boolean;
}

const TIMEOUT_MS = 20_000;
/** As much as tells whether the streams' content is encrypted. */
const PACKETS = 8;

const probed = z.object({
  packets: z
    .array(z.object({ side_data_list: z.array(z.object({ side_data_type: z.string().optional() })).default([]) }))
    .default([]),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().default('unknown'),
      width: z.int().default(0),
      height: z.int().default(0),
      disposition: z.object({ attached_pic: z.int() }).default({ attached_pic: 0 }),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
    }),
  ),
  format: z.object({ duration: z.coerce.number().nonnegative().optional() }),
});
type Stream = z.output<typeof probed>['streams'][number];

@Injectable()
export class ProbeMedia {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /** @throws FfmpegRefused when the file cannot be read */
  async facts(input: InputFile): Promise<MediaFacts> {
    const wanted = [
      '-show_streams',
      '-show_packets',
      '-show_entries',
      'format=duration',
      '-read_intervals',
      `%+#${PACKETS}`,
    ];
    const { streams, packets, format } = probed.parse(
      await this.ffmpeg.ffprobe({ args: [...wanted, ...safeInput(input)], timeoutMs: TIMEOUT_MS }),
    );
    const video = streams.find(
      ({ codec_type, disposition }) => codec_type === 'video' && disposition.attached_pic === 0,
    );
    const audio = streams.find(({ codec_type }) => codec_type === 'audio');
    return {
      video: video ? { codec: video.codec_name, ...shownSize(video) } : null,
      audio: audio ? { codec: audio.codec_name } : null,
      durationSeconds: format.duration ?? null,
      encrypted: packets.some(({ side_data_list: data }) =>
        data.some(({ side_data_type: type }) => type?.startsWith('Encryption')),
      ),
    };
  }
}

/** A phone held upright films lying down and notes the turn. */
function shownSize({ width, height, side_data_list: data }: Stream): { width: number; height: number } {
  const turn = data.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return Math.abs(turn) % 180 === 90 ? { width: height, height: width } : { width, height };
}
