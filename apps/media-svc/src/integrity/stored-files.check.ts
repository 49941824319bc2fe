import type { IntegrityBatch } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SocialClient } from '../peers/social-client.ts';
import { verifyObject } from './verify-object.ts';

const BATCH_SIZE = 200;
/** A batch ends with the file that exceeds this number of bytes, so that a batch takes only seconds even on a slow disk. */
const BATCH_BYTES = 64 * 1024 * 1024;

interface FileRow {
  readonly id: string;
  readonly ownerId: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Reads every byte of every recording, photo and video, and compares it with the size and the SHA-256 in the row of the file. The check cannot
 * repair lost files.
 */
@Injectable()
export class StoredFilesCheck implements IntegrityCheck {
  readonly name = 'stored-files';

  constructor(
    private readonly database: Database,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    private readonly social: SocialClient,
  ) {}

  async checkBatch(after: string | null): Promise<IntegrityBatch> {
    const files = await this.database.file.findMany({
      where: { id: { gt: after ?? NO_ID } },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
      select: { id: true, ownerId: true, bytes: true, sha256: true },
    });
    const rows: CheckedRow[] = [];
    let bytes = 0;
    for (const file of files) {
      if (bytes > BATCH_BYTES) break;
      bytes += file.bytes;
      const kind = await verifyObject(this.objectStore, { ...file, key: file.id });
      rows.push({ id: file.id, kind: kind !== null && (await this.isExpected(file)) ? kind : null });
    }
    const isLast = rows.length === files.length && files.length < BATCH_SIZE;
    return toIntegrityBatch(rows, { limit: isLast ? Infinity : 0 });
  }

  /**
   * Whether the object of a file must exist, because both its row and the account of its owner still exist. An erasure deletes the account first,
   * then the objects, then the rows.
   */
  private async isExpected({ id, ownerId }: FileRow): Promise<boolean> {
    const row = await this.database.file.findUnique({ where: { id }, select: { id: true } });
    return row !== null && (await this.social.hasAccount(ownerId));
  }
}
