/** What browsers play, as ffmpeg names it; any other sound or film would be kept and never heard or seen. */
const sounds = new Set(['aac', 'alac', 'flac', 'mp3', 'opus', 'vorbis']);
const films = new Set(['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4']);
/** What a film in MP4 may have as its sound without being encoded anew. */
const soundsOfMp4 = new Set(['aac', 'mp3', 'opus']);

export const isPlayableSound = (codec: string): boolean => sounds.has(codec) || codec.startsWith('pcm_');
export const isPlayableFilm = (codec: string): boolean => films.has(codec);
export const fitsIntoMp4 = (codec: string): boolean => soundsOfMp4.has(codec);
