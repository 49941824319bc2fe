import { openAsBlob } from 'node:fs';
import { fileTypeFromBlob } from 'file-type';
import type { Demuxer } from '../ffmpeg/safe-input.ts';

/** A container of sound or moving pictures: what we serve it as, and what ffmpeg reads and writes it with. */
export interface Container {
  readonly contentType: string;
  readonly demuxer: Demuxer;
  readonly muxer: string;
}

/** What file-type calls the bytes → what we take it as. A type that is not here is refused. */
const pictures: ReadonlyMap<string, string> = new Map([
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

/** Containers that may hold pictures as well: whether there are any, ffprobe says later. */
const recordings: ReadonlyMap<string, Container> = new Map<string, Container>([
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

/** QuickTime films become MP4, which holds the same and which every browser plays. */
const videos: ReadonlyMap<string, Container> = new Map<string, Container>([
  ['video/mp4', { contentType: 'video/mp4', ...mp4 }],
  ['video/x-m4v', { contentType: 'video/mp4', ...mp4 }],
  ['video/quicktime', { contentType: 'video/mp4', ...mp4 }],
  ['video/webm', { contentType: 'video/webm', ...webm }],
]);

/** The content type of a picture by its bytes, or null when it is none that we take. */
export const pictureTypeOf = (path: string): Promise<string | null> => toldType(path, pictures);

/** What a recording is by its bytes, or null when it is none that we take. */
export const recordingTypeOf = (path: string): Promise<Container | null> => toldType(path, recordings);

/** What a video is by its bytes, or null when it is none that we take. */
export const videoTypeOf = (path: string): Promise<Container | null> => toldType(path, videos);

// Not fileTypeFromFile: it loads a module by a name that no bundler sees, which a container image then lacks.
async function toldType<Type>(path: string, accepted: ReadonlyMap<string, Type>): Promise<Type | null> {
  const told = await fileTypeFromBlob(await openAsBlob(path));
  return (told && accepted.get(told.mime)) ?? null;
}
