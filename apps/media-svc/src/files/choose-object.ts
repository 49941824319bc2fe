import type { ThumbnailSize } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { THUMBNAIL_TYPE } from '../thumbnails/draw-thumbnails.ts';
import { thumbnailKey } from '../thumbnails/thumbnail-key.ts';

/** As much of a file as decides who gets what; the texts of long recordings are not read for it. */
export const servedColumns = {
  id: true,
  ownerId: true,
  isAvatar: true,
  kind: true,
  contentType: true,
  bytes: true,
  sha256: true,
} as const;

/** An object as it is given out. */
export interface ServedFile {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

@Injectable()
export class ChooseObject {
  constructor(private readonly database: Database) {}

  /**
   * What to answer with when somebody asks for a file, or for a thumbnail of it. Where there is none (yet), a picture stands
   * in for its own; a film cannot: null.
   */
  async of(file: Pick<File, keyof typeof servedColumns>, size?: ThumbnailSize): Promise<ServedFile | null> {
    const { id, kind, contentType, bytes, sha256 } = file;
    const thumbnail =
      size && (await this.database.thumbnail.findUnique({ where: { fileId_size: { fileId: id, size } } }));
    if (size && thumbnail)
      return {
        key: thumbnailKey(id, size),
        contentType: THUMBNAIL_TYPE,
        bytes: thumbnail.bytes,
        sha256: thumbnail.sha256,
      };
    if (size && kind !== 'image') return null;
    return { key: id, contentType, bytes, sha256 };
  }
}
