import type { File } from '../generated/prisma/client.ts';

/** The types that are kept, each as its files are usually called. */
const endings: Readonly<Record<string, string>> = {
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

const words = { audio: 'recording', image: 'photo', video: 'video' } as const;

/** `files/2026-11-21-recording-9f3c2a1b4d5e.m4a`: sorts by day, says what it is, and is unlike any other. */
export function pathInArchive({
  id,
  kind,
  contentType,
  createdAt,
  isAvatar,
}: Pick<File, 'id' | 'kind' | 'contentType' | 'createdAt' | 'isAvatar'>): string {
  const day = createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const word = isAvatar ? 'profile-picture' : words[kind];
  return `files/${day}-${word}-${id.slice(-12)}${endings[contentType] ?? ''}`;
}
