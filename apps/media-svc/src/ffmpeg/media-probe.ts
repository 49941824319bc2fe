import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BlockedStreams } from './blocked-streams.ts';
import { Ffmpeg, isDecoderMissing } from './ffmpeg.ts';
import { type AudioStream, type MediaInfo, streamSpecifier, type VideoStream } from './media-streams.ts';
import { type FfmpegInputFile, restrictedInputArgs } from './restricted-input-args.ts';

const TIMEOUT_MS = 20_000;
/** The number of packets that ffprobe reads. These packets are enough to detect whether the content is encrypted. */
const PROBED_PACKETS = 8;
/**
 * The largest ratio of a pixel's width to its height, or of its height to its width. Anamorphic films have 2. Without this limit, a damaged
 * file could state a ratio that makes a picture of any size.
 */
export const PIXEL_RATIO_MAX = 4;

/** The warning of ffprobe that it has guessed the duration from the first frames. Bare AAC, and MP3 without a Xing header, state no duration. */
const ESTIMATED_DURATION = /Estimating duration from bitrate/;

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
      color_transfer: z.string().default('unknown'),
      width: z.int().default(0),
      height: z.int().default(0),
      sample_aspect_ratio: z.string().default('1:1'),
      nb_frames: z.string().optional(),
      duration: z.coerce.number().nonnegative().optional(),
      disposition: z.object({ default: z.int(), attached_pic: z.int() }).default({ default: 1, attached_pic: 0 }),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
    }),
  ),
  format: z.object({ duration: z.coerce.number().nonnegative().optional() }),
});
type ProbedFile = Pick<z.output<typeof ffprobeOutput>, 'streams' | 'format'>;
type ProbedStream = ProbedFile['streams'][number];
type SpecifiedStream = ProbedStream & { readonly specifier: string };

@Injectable()
export class MediaProbe {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly blockedStreams: BlockedStreams,
  ) {}

  /**
   * Reads the properties of a recording or video with ffprobe.
   * @param input a file in a folder to which the process may write
   * @throws FfmpegError when the file cannot be read
   */
  async probe(input: FfmpegInputFile): Promise<MediaInfo> {
    try {
      return await this.runFfprobe(input);
    } catch (error) {
      if (!isDecoderMissing(error)) throw error;
      // ffprobe opens the decoders of all streams, and fails when one decoder is not allowed, even if the others are.
      return this.blockedStreams.probeOthers(input, (sample) => this.runFfprobe(sample));
    }
  }

  private async runFfprobe(input: FfmpegInputFile): Promise<MediaInfo> {
    const wanted = [
      '-show_streams',
      '-show_packets',
      '-show_entries',
      'format=duration',
      '-read_intervals',
      `%+#${PROBED_PACKETS}`,
    ];
    const { output, warnings } = await this.ffmpeg.runFfprobe({
      args: [...wanted, ...restrictedInputArgs(input)],
      timeoutMs: TIMEOUT_MS,
    });
    const { packets, ...stated } = ffprobeOutput.parse(output);
    const { streams, format } = ESTIMATED_DURATION.test(warnings) ? withoutDurations(stated) : stated;
    // Streams that the container marks as default come first, because players choose them.
    const ofType = (type: string) =>
      streams
        .filter(({ codec_type, disposition }) => codec_type === type && disposition.attached_pic === 0)
        .map((stream, at) => ({ ...stream, specifier: streamSpecifier(type, at) }))
        .toSorted((a, b) => b.disposition.default - a.disposition.default);
    return {
      videos: ofType('video').map(toVideoStream),
      audios: ofType('audio').map(toAudioStream),
      durationSeconds: format.duration ?? null,
      isEncrypted: packets.some(({ side_data_list: data }) =>
        data.some(({ side_data_type: type }) => type?.startsWith('Encryption')),
      ),
    };
  }
}

const withoutDurations = ({ streams }: ProbedFile): ProbedFile => ({
  streams: streams.map((stream) => ({ ...stream, duration: undefined })),
  format: {},
});

const toAudioStream = ({ specifier, codec_name: codec, profile, duration }: SpecifiedStream): AudioStream => ({
  specifier,
  codec,
  profile,
  durationSeconds: duration ?? null,
});

const toVideoStream = (stream: SpecifiedStream): VideoStream => ({
  ...toAudioStream(stream),
  ...displaySizeOf(stream),
  pixelFormat: stream.pix_fmt,
  transfer: stream.color_transfer,
  isStill: stream.nb_frames === '1',
});

/**
 * Returns the displayed size of a video. The longer side of pixels that are not square is stretched, as browsers do. Width and height are swapped when
 * the video's metadata rotate it by 90 or 270 degrees.
 */
function displaySizeOf(stream: ProbedStream): { width: number; height: number } {
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  // ffprobe writes 0:1 for an unknown ratio.
  const claimed = across > 0 && down > 0 ? across / down : 1;
  const ratio = Math.min(Math.max(claimed, 1 / PIXEL_RATIO_MAX), PIXEL_RATIO_MAX);
  const width = Math.round(stream.width * Math.max(ratio, 1));
  const height = Math.round(stream.height / Math.min(ratio, 1));
  const turn = stream.side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return Math.abs(turn) % 180 === 90 ? { width: height, height: width } : { width, height };
}
