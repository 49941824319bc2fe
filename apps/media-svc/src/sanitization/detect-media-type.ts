import { openAsBlob } from 'node:fs';
import {
  acceptedImageFormats,
  acceptedRecordingFormats,
  acceptedVideoFormats,
  type ImageFormatName,
  type RecordingFormatName,
  type VideoFormatName,
} from '@memory/contracts';
import { fileTypeFromBlob } from 'file-type';
import { interimContainers } from '../ffmpeg/browser-playback.ts';
import type { FfmpegDemuxer } from '../ffmpeg/restricted-input-args.ts';

/** An audio or video container: the content type with which the file is served, and the names of the ffmpeg demuxer and muxer. */
export interface MediaContainer {
  readonly contentType: string;
  readonly demuxer: FfmpegDemuxer;
  readonly muxer: string;
}

/** The content types under which media-svc processes the formats of images. */
const imageTypes: Readonly<Record<ImageFormatName, string>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
  GIF: 'image/gif',
  HEIC: 'image/heic',
  AVIF: 'image/avif',
};

const mp4 = { demuxer: 'mov', muxer: 'mp4' } as const;
const webm = { demuxer: 'matroska', muxer: 'webm' } as const;

/**
 * The containers of recordings. Some of them may also have a video stream, which ffprobe detects later. Containers that not all browsers play
 * are replaced by Matroska until the recording is converted.
 */
const recordingContainers: Readonly<Record<RecordingFormatName, MediaContainer>> = {
  WebM: { contentType: 'audio/webm', ...webm },
  M4A: { contentType: 'audio/mp4', ...mp4 },
  QTA: { contentType: 'audio/mp4', ...mp4 },
  '3GP': { contentType: 'audio/mp4', ...mp4 },
  // Bare AAC states no duration, and players guess it from the bit rate.
  AAC: { contentType: 'audio/mp4', demuxer: 'aac', muxer: 'mp4' },
  MP3: { contentType: 'audio/mpeg', demuxer: 'mp3', muxer: 'mp3' },
  OGG: { contentType: 'audio/ogg', demuxer: 'ogg', muxer: 'ogg' },
  WAV: { contentType: 'audio/wav', demuxer: 'wav', muxer: 'wav' },
  AMR: { ...interimContainers.matroskaAudio, demuxer: 'amr' },
  CAF: { ...interimContainers.matroskaAudio, demuxer: 'caf' },
  FLAC: { ...interimContainers.matroskaAudio, demuxer: 'flac' },
  AIFF: { ...interimContainers.matroskaAudio, demuxer: 'aiff' },
};

/** The containers of videos. QuickTime and 3GP files become MP4, which can contain the same playable streams. */
const videoContainers: Readonly<Record<VideoFormatName, MediaContainer>> = {
  MP4: { contentType: 'video/mp4', ...mp4 },
  MOV: { contentType: 'video/mp4', ...mp4 },
  '3GP': { contentType: 'video/mp4', ...mp4 },
  WebM: { contentType: 'video/webm', ...webm },
};

/** Detects the content type of an image from its bytes; returns null when the type is not accepted. */
export const detectImageType = (path: string): Promise<string | null> =>
  detectType(path, acceptedImageFormats, imageTypes);

/** Detects the container of a recording from its bytes; returns null when the container is not accepted. */
export const detectRecordingType = (path: string): Promise<MediaContainer | null> =>
  detectType(path, acceptedRecordingFormats, recordingContainers);

/** Detects the container of a video from its bytes; returns null when the container is not accepted. */
export const detectVideoType = (path: string): Promise<MediaContainer | null> =>
  detectType(path, acceptedVideoFormats, videoContainers);

// `fileTypeFromFile` of the package cannot be used: it imports a module whose name is computed at run time, so the bundler would leave the
// module out.
async function detectType<Name extends string, Type>(
  path: string,
  formats: readonly { readonly name: Name; readonly contentTypes: readonly string[] }[],
  types: Readonly<Record<Name, Type>>,
): Promise<Type | null> {
  const detected = await fileTypeFromBlob(await openAsBlob(path));
  const format = detected && formats.find(({ contentTypes }) => contentTypes.includes(detected.mime));
  return format ? types[format.name] : null;
}
