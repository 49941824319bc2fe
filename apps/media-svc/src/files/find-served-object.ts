import { idSchema, type ThumbnailSize } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { thumbnailObjectKey } from '../object-store/object-keys.ts';
import { THUMBNAIL_CONTENT_TYPE } from '../thumbnails/render-thumbnails.ts';
import { FileAccessPolicy } from './file.policy.ts';

/** The columns of a file that are needed to send its bytes. The transcript is excluded, because it may be long. */
const servedFileColumns = {
  id: true,
  ownerId: true,
  isAvatar: true,
  kind: true,
  contentType: true,
  bytes: true,
  sha256: true,
} as const;
type ServedFile = Pick<File, keyof typeof servedFileColumns>;

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
    private readonly database: Database,
    private readonly policy: FileAccessPolicy,
  ) {}

  /**
   * Finds the object of a file, or of its thumbnail of the given size.
   * @throws ApiError `file_not_found`, also for a file that the viewer must not see
   */
  async execute(viewer: Viewer, id: string, size?: ThumbnailSize): Promise<ServedObject> {
    if (!idSchema.safeParse(id).success) throw new ApiError('file_not_found');
    const file = await this.database.file.findUnique({ where: { id }, select: servedFileColumns });
    if (!file) await this.policy.checkMissingFile(viewer, id);
    if (!file || !(await this.policy.canView(viewer, file))) throw new ApiError('file_not_found');
    const object = await this.selectObject(file, size);
    if (!object) throw new ApiError('file_not_found');
    return object;
  }

  /**
   * Selects the object to send. An image without a thumbnail (yet) is sent in full; a video without a thumbnail has no object for this size
   * (null).
   */
  private async selectObject(file: ServedFile, size?: ThumbnailSize): Promise<ServedObject | null> {
    const { id, kind, contentType, bytes, sha256 } = file;
    const thumbnail =
      size && (await this.database.thumbnail.findUnique({ where: { fileId_size: { fileId: id, size } } }));
    if (size && thumbnail)
      return {
        key: thumbnailObjectKey(id, size),
        contentType: THUMBNAIL_CONTENT_TYPE,
        bytes: thumbnail.bytes,
        sha256: thumbnail.sha256,
      };
    if (size && kind !== 'image') return null;
    return { key: id, contentType, bytes, sha256 };
  }
}
