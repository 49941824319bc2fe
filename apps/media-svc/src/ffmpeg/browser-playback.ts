import type { MediaInfo } from './media-probe.ts';
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

/** Browsers play videos with 8 bits per sample and 4:2:0 chroma; other pixel formats only some of them. */
const playablePixelFormats: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p']);
/** Profiles by ffprobe's names. The lossless profile of H.264 has the same pixel format as the others, but Safari and Firefox lack it. */
const playableH264Profiles: ReadonlySet<string> = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const playableAacProfiles: ReadonlySet<string> = new Set(['LC', 'HE-AAC', 'HE-AACv2']);

type Container = { readonly contentType: string };

/** Whether all current browsers play the audio stream in a container; true when there is no audio. */
export function isAudioPlayable({ audio }: MediaInfo, { contentType }: Container): boolean {
  if (!audio) return true;
  const { codec, profile } = audio;
  return (audioCodecs[contentType] ?? []).includes(codec) && (codec !== 'aac' || playableAacProfiles.has(profile));
}

/** Whether all current browsers play the video stream in a container. */
export function isVideoPlayable({ video }: MediaInfo, { contentType }: Container): boolean {
  if (!video || !(videoCodecs[contentType] ?? []).includes(video.codec)) return false;
  return (
    playablePixelFormats.has(video.pixelFormat) && (video.codec !== 'h264' || playableH264Profiles.has(video.profile))
  );
}

/** The containers in which files are stored until they are converted. They hold the codecs that the other containers cannot. */
export const containersBeforeConversion = {
  matroskaAudio: { contentType: 'audio/x-matroska', demuxer: 'matroska', muxer: 'matroska' },
  matroskaVideo: { contentType: 'video/x-matroska', demuxer: 'matroska', muxer: 'matroska' },
  quicktime: { contentType: 'video/quicktime', demuxer: 'mov', muxer: 'mov' },
} as const satisfies Record<string, { contentType: string; demuxer: FfmpegDemuxer; muxer: string }>;
