/** The codecs that browsers play, by their ffmpeg names. Uploads with other codecs are rejected. */
const playableAudioCodecs = new Set(['aac', 'alac', 'flac', 'mp3', 'opus', 'vorbis']);
const playableVideoCodecs = new Set(['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4']);
/** The audio codecs that MP4 may contain, so that their streams are copied without encoding. */
const mp4AudioCodecs = new Set(['aac', 'mp3', 'opus']);

export const isPlayableAudioCodec = (codec: string): boolean =>
  playableAudioCodecs.has(codec) || codec.startsWith('pcm_');
export const isPlayableVideoCodec = (codec: string): boolean => playableVideoCodecs.has(codec);
export const isMp4AudioCodec = (codec: string): boolean => mp4AudioCodecs.has(codec);
