import { FILE_DESCRIPTION_VALID_MS, type FileDescription, fileIdFromMediaUrl, type NewEntry } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FileRole, MissingPart } from '../generated/prisma/client.ts';
import { MediaClient } from '../peers/media-client.ts';

interface EntryFileReference {
  readonly role: FileRole;
  readonly position: number;
  readonly fileId: string;
}

/**
 * A file that is to be stored as a row of the table `entry_file`. media-svc has confirmed that the user owns the file, has detected its
 * content type, and knows which part of it is missing.
 */
export type ResolvedEntryFile = EntryFileReference & {
  readonly contentType: string;
  readonly missing: MissingPart | null;
};

type FileFields = Partial<Pick<NewEntry, 'originalAudioUrl' | 'originalImageUrl' | 'mediaFiles'>>;

/** Resolves the media URLs of a request to files. */
@Injectable()
export class EntryFileResolver {
  constructor(private readonly media: MediaClient) {}

  /**
   * Returns the files with the media URLs of a request, and what media-svc knows of them. A file that was converted
   * since its upload is replaced by the converted one: the event of the conversion came before the entry.
   * @throws ApiError `media_not_yours` unless every file exists and belongs to the user
   */
  async resolve(userId: string, fields: FileFields): Promise<ResolvedEntryFile[]> {
    const references = fileReferences(fields);
    if (references.length === 0) return [];
    const known = await this.media.describeFiles(userId, [...new Set(references.map(({ fileId }) => fileId))]);
    return references.map((reference) => {
      const file = ownFile(known, reference.fileId, userId);
      const { id: fileId, contentType } = file.convertedTo ?? file;
      return { ...reference, fileId, contentType, missing: file.missing ?? null };
    });
  }
}

/**
 * Must be the last step of the transaction that saves an entry or a greeting with files, so that nothing is saved if media-svc may have deleted the
 * files in the meantime.
 * @param resolvedAt a time of `performance.now()`, before the files were resolved
 * @throws ApiError `service_unavailable` when more than FILE_DESCRIPTION_VALID_MS have passed since `resolvedAt`
 */
export function assertFileDescriptionsValid(files: readonly unknown[], resolvedAt: number): void {
  if (files.length > 0 && performance.now() - resolvedAt > FILE_DESCRIPTION_VALID_MS)
    throw new ApiError('service_unavailable', { cause: new Error('saving took too long') });
}

/**
 * Returns the roles (recording, photo, media) whose files a request replaces. Null or an empty list removes the files of a role; when the
 * field is absent, the files of the role are kept.
 */
export function fileRolesInRequest({ originalAudioUrl, originalImageUrl, mediaFiles }: FileFields): FileRole[] {
  const valuesByRole: [FileRole, unknown][] = [
    ['audio', originalAudioUrl],
    ['image', originalImageUrl],
    ['media', mediaFiles],
  ];
  return valuesByRole.filter(([, value]) => value !== undefined).map(([role]) => role);
}

function fileReferences({ originalAudioUrl, originalImageUrl, mediaFiles = [] }: FileFields): EntryFileReference[] {
  const urlsByRole: [FileRole, (string | null | undefined)[]][] = [
    ['audio', [originalAudioUrl]],
    ['image', [originalImageUrl]],
    ['media', [...new Set(mediaFiles)]],
  ];
  return urlsByRole.flatMap(([role, urls]) =>
    urls.filter((url) => url != null).map((url, position) => ({ role, position, fileId: fileIdFromMediaUrl(url) })),
  );
}

function ownFile(known: FileDescription[], fileId: string, userId: string): FileDescription {
  const file = known.find(({ id, ownerId }) => id === fileId && ownerId === userId);
  if (!file) throw new ApiError('media_not_yours');
  return file;
}
