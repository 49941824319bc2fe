import { openAsBlob } from 'node:fs';
import { fileTypeFromBlob } from 'file-type';
import type { FfmpegDemuxer } from '../ffmpeg/restricted-input-args.ts';

/** An audio or video container: the content type with which the file is served, and the names of the ffmpeg demuxer and muxer. */
export interface MediaContainer {
  readonly contentType: string;
  readonly demuxer: FfmpegDemuxer;
  readonly muxer: string;
}

/**
 * The accepted image types. The keys are the content types that the package file-type detects, the values the content types under which
 * media-svc processes the file. Files of other types are rejected.
 */
const acceptedImageTypes: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/heic', 'image/heic'],
  ['image/heif', 'image/heic'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif-sequence', 'image/heic'],
]);

const mp4 = { demuxer: 'mov', muxer: 'mp4' } as const;
const webm = { demuxer: 'matroska', muxer: 'webm' } as const;

/**
 * The accepted containers of recordings, by detected content type. Some of these containers may also have a video stream, which ffprobe
 * detects later.
 */
const acceptedRecordingTypes: ReadonlyMap<string, MediaContainer> = new Map<string, MediaContainer>([
  ['video/webm', { contentType: 'audio/webm', ...webm }],
  ['video/mp4', { contentType: 'audio/mp4', ...mp4 }],
  ['audio/mp4', { contentType: 'audio/mp4', ...mp4 }],
  ['audio/x-m4a', { contentType: 'audio/mp4', ...mp4 }],
  ['audio/aac', { contentType: 'audio/aac', demuxer: 'aac', muxer: 'adts' }],
  ['audio/mpeg', { contentType: 'audio/mpeg', demuxer: 'mp3', muxer: 'mp3' }],
  ['audio/ogg', { contentType: 'audio/ogg', demuxer: 'ogg', muxer: 'ogg' }],
  ['audio/ogg; codecs=opus', { contentType: 'audio/ogg', demuxer: 'ogg', muxer: 'ogg' }],
  ['audio/wav', { contentType: 'audio/wav', demuxer: 'wav', muxer: 'wav' }],
]);

/**
 * The accepted containers of videos, by detected content type. QuickTime files become MP4, which can contain the same streams and which
 * every browser plays.
 */
const acceptedVideoTypes: ReadonlyMap<string, MediaContainer> = new Map<string, MediaContainer>([
  ['video/mp4', { contentType: 'video/mp4', ...mp4 }],
  ['video/x-m4v', { contentType: 'video/mp4', ...mp4 }],
  ['video/quicktime', { contentType: 'video/mp4', ...mp4 }],
  ['video/webm', { contentType: 'video/webm', ...webm }],
]);

/** Detects the content type of an image from its bytes; returns null when the type is not accepted. */
export const detectImageType = (path: string): Promise<string | null> => detectType(path, acceptedImageTypes);

/** Detects the container of a recording from its bytes; returns null when the container is not accepted. */
export const detectRecordingType = (path: string): Promise<MediaContainer | null> =>
  detectType(path, acceptedRecordingTypes);

/** Detects the container of a video from its bytes; returns null when the container is not accepted. */
export const detectVideoType = (path: string): Promise<MediaContainer | null> => detectType(path, acceptedVideoTypes);

// `fileTypeFromFile` of the package cannot be used: it imports a module whose name is computed at run time, so the bundler would leave the
// module out.
async function detectType<Type>(path: string, accepted: ReadonlyMap<string, Type>): Promise<Type | null> {
  const detected = await fileTypeFromBlob(await openAsBlob(path));
  return (detected && accepted.get(detected.mime)) ?? null;
}
