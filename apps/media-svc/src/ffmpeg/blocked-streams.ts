import { Injectable } from '@nestjs/common';
import { videoContainerBeforeConversion } from './browser-playback.ts';
import { Ffmpeg } from './ffmpeg.ts';
import { type MediaInfo, streamSpecifier, type VideoStream } from './media-streams.ts';
import { type FfmpegInputFile, isAllowedCodec, restrictedInputArgs } from './restricted-input-args.ts';

const TIMEOUT_MS = 20_000;
/** How many seconds of the streams are copied for ffprobe, which reads some packets only. */
const SAMPLE_SECONDS = 1;

interface ListedStream {
  readonly type: string;
  readonly codec: string;
  readonly specifier: string;
}

/** Probes files in which some streams, such as subtitles or DTS sound, have decoders that are not allowed. */
@Injectable()
export class BlockedStreams {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Copies the beginning of the streams with allowed decoders into a file beside the given one, and probes the copy. The blocked streams come last in
   * the result, with the codec `unknown`. Durations are unknown.
   * @throws FfmpegError
   */
  async probeOthers(
    input: FfmpegInputFile,
    probe: (sample: FfmpegInputFile) => Promise<MediaInfo>,
  ): Promise<MediaInfo> {
    const streams = await this.listStreams(input);
    const allowed = streams.filter(({ codec }) => isAllowedCodec(codec));
    const blocked = streams.filter((stream) => !allowed.includes(stream));
    const info =
      allowed.length > 0
        ? await probe(await this.copySample(input, allowed))
        : { videos: [], audios: [], isEncrypted: false };
    // The streams have other positions in the copy than in the file.
    const inFile = (type: string) => {
      const specifiers = new Map(
        ofType(allowed, type).map(({ specifier }, at) => [streamSpecifier(type, at), specifier]),
      );
      return ({ specifier }: { readonly specifier: string }) => ({
        specifier: specifiers.get(specifier) ?? specifier,
        durationSeconds: null,
      });
    };
    const [videoInFile, audioInFile] = [inFile('video'), inFile('audio')];
    return {
      videos: [
        ...info.videos.map((stream) => ({ ...stream, ...videoInFile(stream), isStill: false })),
        ...ofType(blocked, 'video').map(unknownVideo),
      ],
      audios: [
        ...info.audios.map((stream) => ({ ...stream, ...audioInFile(stream) })),
        ...ofType(blocked, 'audio').map(unknownStream),
      ],
      durationSeconds: null,
      isEncrypted: info.isEncrypted,
    };
  }

  /** Lists the video and audio streams without cover art. No decoder is opened, because ffmpeg copies only the headers of the streams. */
  private async listStreams(input: FfmpegInputFile): Promise<ListedStream[]> {
    const copy = '-map 0:V? -map 0:a? -c copy -copy_unknown -t 0 -f framemd5 pipe:1'.split(' ');
    const { stdout } = await this.ffmpeg.runFfmpeg({
      args: [...restrictedInputArgs(input), ...copy],
      timeoutMs: TIMEOUT_MS,
    });
    const typesAndCodecs = [...stdout.matchAll(/^#media_type \d+: (\w+)\n#codec_id \d+: (\w+)$/gm)];
    const counts = new Map<string, number>();
    return typesAndCodecs.map(([, type = '', codec = '']) => {
      const at = counts.get(type) ?? 0;
      counts.set(type, at + 1);
      return { type, codec, specifier: streamSpecifier(type, at) };
    });
  }

  private async copySample(input: FfmpegInputFile, streams: readonly ListedStream[]): Promise<FfmpegInputFile> {
    const { demuxer, muxer } = videoContainerBeforeConversion(
      input.demuxer,
      streams.map(({ codec }) => codec),
    );
    const path = `${input.path}-sample`;
    const maps = streams.flatMap(({ specifier }) => ['-map', specifier]);
    const output = ['-c', 'copy', '-strict', '-2', '-t', String(SAMPLE_SECONDS), '-f', muxer, '-y', `file:${path}`];
    await this.ffmpeg.runFfmpeg({ args: [...restrictedInputArgs(input), ...maps, ...output], timeoutMs: TIMEOUT_MS });
    return { path, demuxer };
  }
}

const ofType = (streams: readonly ListedStream[], type: string): ListedStream[] =>
  streams.filter((stream) => stream.type === type);

const unknownStream = ({ specifier }: ListedStream) => ({
  specifier,
  codec: 'unknown',
  profile: 'unknown',
  durationSeconds: null,
});

const unknownVideo = (stream: ListedStream): VideoStream => ({
  ...unknownStream(stream),
  pixelFormat: 'unknown',
  transfer: 'unknown',
  width: 0,
  height: 0,
  isStill: false,
});
