import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { BackupProgress } from '../object-store/backup-progress.ts';
import { objectKeysOfFile } from '../object-store/object-keys.ts';

@Injectable()
export class DeleteFileObjects {
  constructor(
    private readonly database: Database,
    private readonly backup: BackupProgress,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Deletes the objects of deleted files and of their thumbnails. Objects of files that still have a row are kept. Must be called after the
   * transaction that deletes the rows: an object without a row is deleted later by DeleteOrphanedObjects, but a row without an object is a broken
   * file. While a backup runs, no object is deleted, because the snapshot of the backup may contain the rows; DeleteOrphanedObjects deletes the
   * objects later.
   */
  async execute(fileIds: readonly string[]): Promise<void> {
    const remaining = await this.database.file.findMany({ where: { id: { in: [...fileIds] } }, select: { id: true } });
    const existing = new Set(remaining.map(({ id }) => id));
    const deleted = fileIds.filter((id) => !existing.has(id));
    if (deleted.length === 0 || (await this.backup.isRunning())) return;
    for (const key of deleted.flatMap(objectKeysOfFile)) await this.objectStore.delete(key);
  }
}
