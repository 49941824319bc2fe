import { buffer } from 'node:stream/consumers';
import { ObjectMissing, OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { thumbnailObjectKey } from '../object-store/object-keys.ts';

/** The thumbnail size that flash cards show. */
const SIZE = 'medium';

@Injectable()
export class ReadOwnThumbnails {
  constructor(
    private readonly database: Database,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Reads the thumbnails of the user's own images. An image of another user is treated as if it did not exist.
   * @returns the WebP files in the order of the ids; null for an image that does not exist
   */
  async execute(userId: string, ids: readonly string[]): Promise<(Buffer | null)[]> {
    const thumbnails = await this.database.thumbnail.findMany({
      where: { fileId: { in: [...ids] }, size: SIZE, file: { ownerId: userId, kind: 'image' } },
      select: { fileId: true },
    });
    const existing = new Set(thumbnails.map(({ fileId }) => fileId));
    return Promise.all(ids.map((id) => (existing.has(id) ? this.read(thumbnailObjectKey(id, SIZE)) : null)));
  }

  private async read(key: string): Promise<Buffer | null> {
    try {
      return await buffer(await this.objectStore.read(key));
    } catch (error) {
      if (error instanceof ObjectMissing) return null;
      throw error;
    }
  }
}
