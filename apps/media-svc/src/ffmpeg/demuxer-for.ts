import { interimContainers } from './browser-playback.ts';
import type { FfmpegDemuxer } from './restricted-input-args.ts';

const demuxersByContentType: Partial<Record<string, FfmpegDemuxer>> = {
  'audio/webm': 'matroska',
  'audio/mp4': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
  'video/webm': 'matroska',
  ...Object.fromEntries(Object.values(interimContainers).map(({ contentType, demuxer }) => [contentType, demuxer])),
};

/**
 * Returns the ffmpeg demuxer for the content type of a stored recording or video.
 * @throws Error for any other content type
 */
export function demuxerFor(contentType: string): FfmpegDemuxer {
  const demuxer = demuxersByContentType[contentType];
  if (!demuxer) throw new Error(`no demuxer for ${contentType}`);
  return demuxer;
}
