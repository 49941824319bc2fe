import { idSchema, type ThumbnailSize } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { type File, Prisma } from '../generated/prisma/client.ts';
import { thumbnailObjectKey } from '../object-store/object-keys.ts';
import { THUMBNAIL_CONTENT_TYPE } from '../thumbnails/render-thumbnails.ts';
import { FileAccessPolicy } from './file.policy.ts';

/** The columns of a file that are needed to send its bytes, and the columns of its thumbnail of the requested size if there is such a thumbnail. */
type ServedFile = Pick<
  File,
  'id' | 'ownerId' | 'isAvatar' | 'kind' | 'createdAt' | 'lastNeededAt' | 'contentType' | 'bytes' | 'sha256'
> & {
  readonly thumbnailBytes: number | null;
  readonly thumbnailSha256: string | null;
};

/** An object to send, with the properties that the response headers need. */
export interface ServedObject {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

@Injectable()
export class FindServedObject {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly policy: FileAccessPolicy,
  ) {}

  /**
   * Finds the object of a file, or of its thumbnail of the given size.
   * @throws ApiError `file_not_found`, also for a file that the viewer must not see
   */
  async execute(viewer: Viewer, id: string, size?: ThumbnailSize): Promise<ServedObject> {
    if (!idSchema.safeParse(id).success) throw new ApiError('file_not_found');
    const file = await this.findFile(id, size);
    if (!file) await this.policy.checkMissingFile(viewer, id);
    if (!file || !(await this.policy.canView(viewer, file))) throw new ApiError('file_not_found');
    const object = selectObject(file, size);
    if (!object) throw new ApiError('file_not_found');
    return object;
  }

  private async findFile(id: string, size?: ThumbnailSize): Promise<ServedFile | undefined> {
    const [file] = await this.statements.query<ServedFile>(Prisma.sql`
      SELECT f.id, f.owner_id AS "ownerId", f.is_avatar AS "isAvatar", f.kind, f.created_at AS "createdAt",
        f.wanted_at AS "lastNeededAt", f.content_type AS "contentType", f.bytes, f.sha256,
        t.bytes AS "thumbnailBytes", t.sha256 AS "thumbnailSha256"
      FROM file f LEFT JOIN thumbnail t ON t.file_id = f.id AND t.size = ${size ?? null}
      WHERE f.id = ${id}::uuid`);
    return file;
  }
}

/**
 * Selects the object to send. An image without a thumbnail (yet) is sent in full; a video without a thumbnail has no object for this size
 * (null).
 */
function selectObject(file: ServedFile, size?: ThumbnailSize): ServedObject | null {
  const { id, kind, contentType, bytes, sha256, thumbnailBytes, thumbnailSha256 } = file;
  if (size && thumbnailBytes !== null && thumbnailSha256 !== null)
    return {
      key: thumbnailObjectKey(id, size),
      contentType: THUMBNAIL_CONTENT_TYPE,
      bytes: thumbnailBytes,
      sha256: thumbnailSha256,
    };
  if (size && kind !== 'image') return null;
  return { key: id, contentType, bytes, sha256 };
}
