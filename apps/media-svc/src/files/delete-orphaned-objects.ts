import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { BackupProgress } from '../object-store/backup-progress.ts';
import { parseObjectKey } from '../object-store/object-keys.ts';

/**
 * The minimum age in milliseconds of an object that may be deleted as an orphan. An object is stored shortly before its row is inserted, so
 * a younger object may still get its row.
 */
const MIN_ORPHAN_AGE_MS = 3_600_000;
const BATCH = 500;

/** Deletes orphaned objects, to which no row refers. They remain when a process crashes between storing an object and inserting its row. */
@Injectable()
export class DeleteOrphanedObjects {
  private readonly logger = new Logger(DeleteOrphanedObjects.name);

  constructor(
    private readonly database: Database,
    private readonly backup: BackupProgress,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
  ) {}

  /**
   * Checks all objects of the object store. Objects whose key does not have the format of media-svc are not deleted. While a backup runs, no object
   * is deleted.
   */
  async execute(now = new Date(), signal?: AbortSignal): Promise<void> {
    let candidates: string[] = [];
    for await (const { key, modifiedAt } of this.objectStore.list()) {
      if (now.getTime() - modifiedAt.getTime() < MIN_ORPHAN_AGE_MS) continue;
      candidates.push(key);
      if (candidates.length < BATCH) continue;
      if (signal?.aborted) return;
      await this.deleteOrphansAmong(candidates);
      candidates = [];
    }
    await this.deleteOrphansAmong(candidates);
  }

  private async deleteOrphansAmong(keys: string[]): Promise<void> {
    const orphans = await this.findAmong(keys);
    if (orphans.length === 0 || (await this.backup.isRunning())) return;
    for (const key of orphans) await this.objectStore.delete(key);
    this.logger.log({ orphans: orphans.length }, 'deleted objects without a file');
  }

  /** Returns the given keys to which no row refers. Omits keys that do not have the format of media-svc. */
  async findAmong(keys: readonly string[]): Promise<string[]> {
    const own = keys.filter((key) => parseObjectKey(key));
    if (own.length === 0) return [];
    const referenced = await this.findReferencedKeys(own);
    return own.filter((key) => !referenced.has(key));
  }

  private async findReferencedKeys(keys: readonly string[]): Promise<Set<string>> {
    const ids = [...new Set(keys.map((key) => parseObjectKey(key)?.fileId ?? ''))];
    const files = await this.database.file.findMany({
      where: { id: { in: ids } },
      select: { id: true, thumbnails: { select: { size: true } } },
    });
    return new Set(files.flatMap(({ id, thumbnails }) => [id, ...thumbnails.map(({ size }) => `${id}.${size}`)]));
  }
}
