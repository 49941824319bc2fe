import type { IntegrityBatch } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore, type StoredObject } from '@memory/object-store/object-store';
import { type IntegrityCheck, toIntegrityBatch } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DeleteOrphanedObjects } from '../files/delete-orphaned-objects.ts';

/**
 * The minimum age in milliseconds of an object that counts as an orphan. An object gets its row within moments, and an hourly task deletes objects
 * without a row, so that task has overlooked an older object.
 */
const MIN_AGE_MS = 3 * 3_600_000;

/**
 * Finds objects to which no row refers. The repair deletes them. This loses no data, because no upload of such an object was confirmed to its user.
 */
@Injectable()
export class OrphanedObjectsCheck implements IntegrityCheck {
  readonly name = 'orphaned-objects';

  constructor(
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    private readonly orphanedObjects: DeleteOrphanedObjects,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const { objects, next } = await this.objectStore.listPage(after);
    const orphans = new Set(await this.orphanedObjects.findAmong(objects.filter(isOld).map(({ key }) => key)));
    const rows = objects.map(({ key }) => ({ id: key, kind: orphans.has(key) ? ('orphaned' as const) : null }));
    const batch = await toIntegrityBatch(rows, {
      limit: Infinity,
      mend: repair ? (key) => this.objectStore.delete(key).then(() => true) : undefined,
    });
    return { ...batch, next };
  }
}

const isOld = ({ modifiedAt }: StoredObject): boolean => Date.now() - modifiedAt.getTime() >= MIN_AGE_MS;
