import { type FileDescription, fileIdFromMediaUrl, type NewEntry } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FileRole } from '../generated/prisma/client.ts';
import { MediaService } from '../peers/media-service.ts';

interface NamedFile {
  readonly role: FileRole;
  readonly position: number;
  readonly fileId: string;
}

/** A file that an entry of its owner may hold. */
export type EntryFile = NamedFile & { readonly contentType: string };

type NamingFields = Partial<Pick<NewEntry, 'originalAudioUrl' | 'originalImageUrl' | 'mediaFiles'>>;

/** The files an entry holds. */
@Injectable()
export class EntryFiles {
  constructor(private readonly media: MediaService) {}

  /**
   * The files that a request names, each with the type media-svc found in its bytes.
   * @throws ApiError `media_not_yours` unless every one exists and is this person's own
   */
  async named(userId: string, fields: NamingFields): Promise<EntryFile[]> {
    const files = filesNamedIn(fields);
    if (files.length === 0) return [];
    const known = await this.media.describe(userId, [...new Set(files.map(({ fileId }) => fileId))]);
    return files.map((file) => ({ ...file, contentType: ownFile(known, file.fileId, userId).contentType }));
  }
}

/** The roles a request speaks of: naming no file in a role empties it, leaving it out leaves it as it is. */
export function rolesNamedIn({ originalAudioUrl, originalImageUrl, mediaFiles }: NamingFields): FileRole[] {
  const spokenOf: [FileRole, unknown][] = [
    ['audio', originalAudioUrl],
    ['image', originalImageUrl],
    ['media', mediaFiles],
  ];
  return spokenOf.filter(([, value]) => value !== undefined).map(([role]) => role);
}

function filesNamedIn({ originalAudioUrl, originalImageUrl, mediaFiles = [] }: NamingFields): NamedFile[] {
  const urls: [FileRole, (string | null | undefined)[]][] = [
    ['audio', [originalAudioUrl]],
    ['image', [originalImageUrl]],
    ['media', [...new Set(mediaFiles)]],
  ];
  return urls.flatMap(([role, named]) =>
    named.filter((url) => url != null).map((url, position) => ({ role, position, fileId: fileIdFromMediaUrl(url) })),
  );
}

function ownFile(known: FileDescription[], fileId: string, userId: string): FileDescription {
  const file = known.find(({ id, ownerId }) => id === fileId && ownerId === userId);
  if (!file) throw new ApiError('media_not_yours');
  return file;
}
