import { localDayAt } from '@memory/contracts';
import type { File } from '../generated/prisma/client.ts';

/** The usual file extension for each content type of stored files. */
const fileExtensions: Readonly<Record<string, string>> = {
  'audio/aac': '.aac',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'audio/webm': '.webm',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
};

const nameOfKind = { audio: 'recording', image: 'photo', video: 'video' } as const;

/**
 * Returns the path of a file in the export archive, such as `files/2026-11-21-recording-9f3c2a1b4d5e.m4a`. The path is unique, describes
 * the file, and sorts by day.
 * @param timeZone the time zone of the day
 */
export function archivePathOf(
  { id, kind, contentType, createdAt, isAvatar }: Pick<File, 'id' | 'kind' | 'contentType' | 'createdAt' | 'isAvatar'>,
  timeZone: string,
): string {
  const day = localDayAt(createdAt, timeZone);
  const name = isAvatar ? 'profile-picture' : nameOfKind[kind];
  return `files/${day}-${name}-${id.slice(-12)}${fileExtensions[contentType] ?? ''}`;
}
