/**
 * The ffmpeg demuxers of the accepted containers. Unlike the demuxers of playlists and scripts, none of these opens other files that the
 * uploaded file names.
 */
export type FfmpegDemuxer = 'mov' | 'matroska' | 'aac' | 'mp3' | 'ogg' | 'wav' | 'amr' | 'caf' | 'flac' | 'aiff';

export interface FfmpegInputFile {
  readonly path: string;
  /**
   * The demuxer of the container that media-svc has detected in the bytes of the file. It is always set, so that ffmpeg does not choose a
   * demuxer itself.
   */
  readonly demuxer: FfmpegDemuxer;
}

/**
 * The decoders of the codecs that phones, cameras, messengers and browsers record. The hundreds of other decoders of ffmpeg are blocked, because
 * uploaded files could exploit their bugs.
 */
const allowedDecoders: readonly string[] = [
  'h264,hevc,vp8,vp9,av1,libdav1d,mpeg4,h263,mpeg2video,prores,mjpeg,png',
  'aac,alac,flac,mp3,mp3float,mp2,mp2float,ac3,eac3,opus,libopus,vorbis,speex,libspeex',
  'amrnb,amrwb,adpcm_ima_wav,adpcm_ima_qt,adpcm_ms,gsm,gsm_ms,libgsm,libgsm_ms',
  'pcm_alaw,pcm_mulaw,pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be',
  'pcm_f32le,pcm_f32be,pcm_f64le,pcm_f64be',
].flatMap((names) => names.split(','));
/** Codecs that have other names than their decoders. */
const codecsOfOtherNames: readonly string[] = ['amr_nb', 'amr_wb'];

/** Whether the decoder of a codec, by ffmpeg's name of the codec, is allowed. */
export const isAllowedCodec = (codec: string): boolean =>
  allowedDecoders.includes(codec) || codecsOfOtherNames.includes(codec);

/** The maximum number of pixels of a video frame: the resolution 8K (8,192 × 4,320). */
const FRAME_PIXELS_MAX = 8_192 * 4_320;

/**
 * Returns the ffmpeg arguments that open an uploaded file safely: ffmpeg may open only local files, uses only the given demuxer, and has no
 * network access.
 */
export const restrictedInputArgs = ({ path, demuxer }: FfmpegInputFile): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  demuxer,
  '-codec_whitelist',
  allowedDecoders.join(','),
  '-max_pixels',
  String(FRAME_PIXELS_MAX),
  '-f',
  demuxer,
  '-i',
  `file:${path}`,
];
