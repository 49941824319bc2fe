/**
 * The ffmpeg demuxers of the accepted containers. None of them opens another file; playlists and scripts are not
 * among them.
 */
export type FfmpegDemuxer = 'mov' | 'matroska' | 'aac' | 'mp3' | 'ogg' | 'wav';

export interface FfmpegInputFile {
  readonly path: string;
  /** Detected from the bytes by us, so that ffmpeg does not choose the demuxer itself. */
  readonly demuxer: FfmpegDemuxer;
}

/**
 * What phones, cameras and browsers record. The hundreds of other decoders are blocked, because uploaded files could
 * exploit them.
 */
const allowedDecoders = [
  'h264,hevc,vp8,vp9,av1,libdav1d,mpeg4,mjpeg,png',
  'aac,alac,flac,mp3,mp3float,opus,libopus,vorbis',
  'pcm_alaw,pcm_mulaw,pcm_u8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_f32le',
].join(',');

/** 8K. */
const FRAME_PIXELS_MAX = 8_192 * 4_320;

/** Arguments that open an uploaded file: only this file, with only this demuxer, and without network access. */
export const restrictedInputArgs = ({ path, demuxer }: FfmpegInputFile): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  demuxer,
  '-codec_whitelist',
  allowedDecoders,
  '-max_pixels',
  String(FRAME_PIXELS_MAX),
  '-f',
  demuxer,
  '-i',
  `file:${path}`,
];
