/** A stream of a recording or video. `codec` is `unknown` when no allowed decoder can decode it. */
interface MediaStream {
  /** The stream in ffmpeg's option `-map`, such as `0:a:1` for the second audio stream; cover art does not count. */
  readonly specifier: string;
  readonly codec: string;
  readonly profile: string;
  /** The duration in seconds; null when the container does not state it for each stream. */
  readonly durationSeconds: number | null;
}

/** Returns ffmpeg's specifier of a stream: its type (`video`, `audio`) and its position among the streams of this type. */
export const streamSpecifier = (type: string, at: number): string => `0:${type === 'video' ? 'V' : 'a'}:${at}`;

export type AudioStream = MediaStream;

export interface VideoStream extends MediaStream {
  readonly pixelFormat: string;
  /** The transfer characteristics by ffmpeg's names, such as `bt709`, `smpte2084` (PQ) and `arib-std-b67` (HLG). */
  readonly transfer: string;
  /** The size of the displayed video, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Whether the stream has one frame only, as covers of recordings have. */
  readonly isStill: boolean;
}

/** The properties of a recording or video that ffprobe reports. Of each kind of stream, the streams that players choose come first. */
export interface MediaInfo {
  /** The video streams that are not marked as cover art. */
  readonly videos: readonly VideoStream[];
  readonly audios: readonly AudioStream[];
  /** The duration in seconds; null when the container does not state it, as in recordings by the MediaRecorder of a browser. */
  readonly durationSeconds: number | null;
  /** Whether the content is encrypted (DRM), so that players cannot play it without the key. */
  readonly isEncrypted: boolean;
}

/**
 * Returns the duration in seconds that the file states for these streams; null when it states none. Other streams of the file, such as subtitles, may
 * be longer.
 */
export function durationOf(streams: readonly MediaStream[], info: MediaInfo): number | null {
  const durations = streams.map(({ durationSeconds }) => durationSeconds).filter((seconds) => seconds !== null);
  return durations.length === streams.length ? Math.max(...durations) : info.durationSeconds;
}
