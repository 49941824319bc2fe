import { type Entry, mediaUrl } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import type { FileRole } from '../generated/prisma/client.ts';
import type { EntryRecord } from './entry-record.ts';
import { canKnowShareLink } from './entry.policy.ts';

/** An entry as it goes over the wire to this viewer. */
export function presentEntry(record: EntryRecord, viewer: Viewer): Entry {
  const { authorId, author, files, shareId, createdAt, updatedAt, ...rest } = record;
  return {
    ...rest,
    userId: authorId,
    originalAudioUrl: urlOf('audio', files),
    originalImageUrl: urlOf('image', files),
    isPublic: record.privacyLevel === 'public',
    shareId: canKnowShareLink(record, viewer) ? shareId : null,
    mediaFiles: files
      .filter(({ role }) => role === 'media')
      .map(({ fileId, contentType }) => ({ url: mediaUrl(fileId), type: contentType })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    user: author,
  };
}

function urlOf(role: FileRole, files: EntryRecord['files']): string | null {
  const file = files.find((candidate) => candidate.role === role);
  return file ? mediaUrl(file.fileId) : null;
}
