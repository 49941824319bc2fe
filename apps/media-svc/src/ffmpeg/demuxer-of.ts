import type { Demuxer } from './safe-input.ts';

const demuxers: Partial<Record<string, Demuxer>> = {
  'audio/webm': 'matroska',
  'audio/mp4': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
  'video/mp4': 'mov',
  'video/webm': 'matroska',
};

/** The one reader for a recording or a film that we keep as `contentType`. */
export function demuxerOf(contentType: string): Demuxer {
  const demuxer = demuxers[contentType];
  if (!demuxer) throw new Error(`no recording or film is kept as ${contentType}`);
  return demuxer;
}
