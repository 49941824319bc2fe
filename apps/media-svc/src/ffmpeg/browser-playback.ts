import type { AudioStream, VideoStream } from './media-streams.ts';
import type { FfmpegDemuxer } from './restricted-input-args.ts';

/**
 * The codecs that current versions of Chromium, Firefox and Safari all play, by the content type of their container and by ffmpeg's names.
 * Everything else that can be decoded is converted after its upload. Sources: https://developer.mozilla.org/docs/Web/Media/Guides/Formats,
 * https://webkit.org/blog (Opus and Vorbis in WebM and Ogg).
 */
const audioCodecs: Partial<Record<string, readonly string[]>> = {
  'audio/webm': ['opus', 'vorbis'],
  'audio/ogg': ['opus', 'vorbis'],
  'audio/mp4': ['aac', 'mp3', 'opus'],
  'audio/mpeg': ['mp3'],
  'audio/aac': ['aac'],
  'audio/wav': ['pcm_s16le', 'pcm_u8'],
  'video/mp4': ['aac', 'mp3'],
  'video/webm': ['opus', 'vorbis'],
};
const videoCodecs: Partial<Record<string, readonly string[]>> = {
  'video/mp4': ['h264'],
  'video/webm': ['vp8', 'vp9'],
};

/** All browsers play videos with 8 bits per sample and 4:2:0 chroma. Only some browsers play videos in other pixel formats. */
const playablePixelFormats: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p']);
/** Profiles by ffprobe's names. The lossless profile of H.264 has the same pixel format as the others, but Safari and Firefox lack it. */
const playableH264Profiles: ReadonlySet<string> = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const playableAacProfiles: ReadonlySet<string> = new Set(['LC', 'HE-AAC', 'HE-AACv2']);

type Container = { readonly contentType: string };

/** Whether all current browsers play an audio stream in a container. */
export function isAudioPlayable({ codec, profile }: AudioStream, { contentType }: Container): boolean {
  return (audioCodecs[contentType] ?? []).includes(codec) && (codec !== 'aac' || playableAacProfiles.has(profile));
}

/** Whether all current browsers play a video stream in a container. */
export function isVideoPlayable({ codec, profile, pixelFormat }: VideoStream, { contentType }: Container): boolean {
  if (!(videoCodecs[contentType] ?? []).includes(codec)) return false;
  return playablePixelFormats.has(pixelFormat) && (codec !== 'h264' || playableH264Profiles.has(profile));
}

/** The containers in which files are stored until they are converted, for codecs that the other containers cannot hold. */
export const interimContainers = {
  matroskaAudio: { contentType: 'audio/x-matroska', demuxer: 'matroska', muxer: 'matroska' },
  matroskaVideo: { contentType: 'video/x-matroska', demuxer: 'matroska', muxer: 'matroska' },
  quicktime: { contentType: 'video/quicktime', demuxer: 'mov', muxer: 'mov' },
  mp4: { contentType: 'video/mp4', demuxer: 'mov', muxer: 'mp4' },
} as const satisfies Record<string, { contentType: string; demuxer: FfmpegDemuxer; muxer: string }>;

/** The codecs that ffmpeg writes into MP4 and not into QuickTime. */
const codecsOfMp4Alone: ReadonlySet<string> = new Set(['av1', 'vp9', 'opus', 'flac']);

/**
 * Returns the container for a video that is to be converted. QuickTime holds the streams of all files of its family, except the newer codecs that
 * only MP4 holds. Unlike Matroska, QuickTime and MP4 keep the rotation of a phone's video.
 */
export function videoContainerBeforeConversion(
  demuxer: FfmpegDemuxer,
  codecs: readonly string[],
): (typeof interimContainers)[keyof typeof interimContainers] {
  if (demuxer !== 'mov') return interimContainers.matroskaVideo;
  return interimContainers[codecs.some((codec) => codecsOfMp4Alone.has(codec)) ? 'mp4' : 'quicktime'];
}
