/** Readers of ffmpeg, one for each container we take. None of them opens another file: playlists and scripts are not among them. */
export type Demuxer = 'mov' | 'matroska' | 'aac' | 'mp3' | 'ogg' | 'wav';

export interface InputFile {
  readonly path: string;
  /** Told from the bytes; ffmpeg is not asked what it thinks the file is. */
  readonly demuxer: Demuxer;
}

/** What phones, cameras and browsers record. ffmpeg knows hundreds more, which nobody here needs and strangers' files could reach. */
const decoders = [
  'h264,hevc,vp8,vp9,av1,libdav1d,mpeg4,mjpeg,png',
  'aac,alac,flac,mp3,mp3float,opus,libopus,vorbis',
  'pcm_alaw,pcm_mulaw,pcm_u8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_f32le',
].join(',');

/** The largest frame that is decoded: 8K. */
const FRAME_PIXELS_MAX = 8_192 * 4_320;

/** Arguments that open a stranger's file: this file alone, by the one reader it should have, and no address whatever it says. */
export const safeInput = ({ path, demuxer }: InputFile): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  demuxer,
  '-codec_whitelist',
  decoders,
  '-max_pixels',
  String(FRAME_PIXELS_MAX),
  '-f',
  demuxer,
  '-i',
  `file:${path}`,
];
