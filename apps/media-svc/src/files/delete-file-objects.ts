import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { objectKeysOfFile } from '../object-store/object-keys.ts';
import { OBJECT_STORE, type ObjectStore } from '../object-store/object-store.ts';

@Injectable()
export class DeleteFileObjects {
  constructor(
    private readonly database: Database,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Deletes the objects of deleted files and of their thumbnails. Objects of files that still have a row are kept. Must be called after the
   * transaction that deletes the rows: an object without a row is deleted later by DeleteOrphanedObjects, but a row without an object is a
   * broken file.
   */
  async execute(fileIds: readonly string[]): Promise<void> {
    const remaining = await this.database.file.findMany({ where: { id: { in: [...fileIds] } }, select: { id: true } });
    const existing = new Set(remaining.map(({ id }) => id));
    const keys = fileIds.filter((id) => !existing.has(id)).flatMap(objectKeysOfFile);
    for (const key of keys) await this.objectStore.delete(key);
  }
}
