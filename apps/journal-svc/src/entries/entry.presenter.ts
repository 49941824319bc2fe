import { type Entry, mediaUrl, type TranscriptState } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import type { FileRole, Prisma } from '../generated/prisma/client.ts';
import { canReadExactCoordinates, canReadShareId, canReadTranscriptState } from './entry.policy.ts';
import { roundCoordinate } from './round-coordinate.ts';

/** The Prisma `include` for the relations of an entry that `presentEntry` needs: the author, and the files in order. */
export const includeAuthorAndFiles = {
  author: { select: { username: true, firstName: true, lastName: true, profileImageUrl: true } },
  files: {
    select: { role: true, fileId: true, contentType: true, missing: true },
    orderBy: [{ role: 'asc' }, { position: 'asc' }],
  },
} satisfies Prisma.EntryInclude;

/** An entry with the relations that `presentEntry` needs. */
export type EntryRecord = Prisma.EntryGetPayload<{ include: typeof includeAuthorAndFiles }>;

/**
 * Presents an entry for this viewer. `shareId` is null unless the viewer may read it, and only the author reads exact coordinates and the
 * state of the transcript.
 */
export function presentEntry(record: EntryRecord, viewer: Viewer): Entry {
  const {
    authorId,
    author,
    files,
    shareId,
    latitude,
    longitude,
    chosenMood,
    createdAt,
    updatedAt,
    isTranscriptDraft: _,
    ...rest
  } = record;
  const isExact = canReadExactCoordinates(record, viewer);
  return {
    ...rest,
    userId: authorId,
    originalAudioUrl: fileUrl('audio', files),
    originalImageUrl: fileUrl('image', files),
    ...(canReadTranscriptState(record, viewer) && transcriptState(record)),
    isPublic: record.privacyLevel === 'public',
    shareId: canReadShareId(record, viewer) ? shareId : null,
    latitude: isExact ? latitude : roundCoordinate(latitude),
    longitude: isExact ? longitude : roundCoordinate(longitude),
    mediaFiles: files
      .filter(({ role }) => role === 'media')
      .map(({ fileId, contentType }) => ({ url: mediaUrl(fileId), type: contentType })),
    ...incompleteFiles(files),
    ...(chosenMood && { chosenMood }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    user: author,
  };
}

function transcriptState({
  extractedText,
  files,
  isTranscriptDraft,
}: EntryRecord): { transcriptState: TranscriptState } | null {
  const hasTranscript = extractedText !== '' && files.some(({ role }) => role === 'audio');
  return hasTranscript ? { transcriptState: isTranscriptDraft ? 'draft' : 'confirmed' } : null;
}

function incompleteFiles(files: EntryRecord['files']): Pick<Entry, 'incompleteFiles'> {
  const incomplete = files.flatMap(({ fileId, missing }) => (missing ? [{ url: mediaUrl(fileId), missing }] : []));
  return incomplete.length > 0 ? { incompleteFiles: incomplete } : {};
}

function fileUrl(role: FileRole, files: EntryRecord['files']): string | null {
  const file = files.find((candidate) => candidate.role === role);
  return file ? mediaUrl(file.fileId) : null;
}
