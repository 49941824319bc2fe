import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Thumbnail } from '../generated/prisma/client.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { SocialClient } from '../peers/social-client.ts';
import { verifyObject } from './verify-object.ts';

const BATCH_SIZE = 200;

/** Checks the thumbnails of images and videos. The repair enqueues a new thumbnail job for a file with a damaged thumbnail. */
@Injectable()
export class ThumbnailsCheck implements IntegrityCheck {
  readonly name = 'thumbnails';

  constructor(
    private readonly database: Database,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    private readonly queues: JobQueues,
    private readonly social: SocialClient,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const files = await this.database.file.findMany({
      where: { id: { gt: after ?? NO_ID }, thumbnailStatus: 'done' },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
      select: { id: true, thumbnails: true },
    });
    const rows: CheckedRow[] = [];
    for (const { id, thumbnails } of files) {
      const kind = thumbnails.length === 0 ? 'missing' : await this.verifyAll(thumbnails);
      rows.push({ id, kind: kind !== null && (await this.isExpected(id)) ? kind : null });
    }
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.renderAgain(id) : undefined });
  }

  private async verifyAll(thumbnails: readonly Thumbnail[]): Promise<IntegrityProblem['kind'] | null> {
    for (const thumbnail of thumbnails) {
      const key = `${thumbnail.fileId}.${thumbnail.size}`;
      const kind = await verifyObject(this.objectStore, { ...thumbnail, key });
      if (kind !== null) return kind;
    }
    return null;
  }

  /** Whether the file still has thumbnails, and is not being erased (see `StoredFilesCheck`). */
  private async isExpected(id: string): Promise<boolean> {
    const file = await this.database.file.findUnique({ where: { id, thumbnailStatus: 'done' } });
    return file !== null && (await this.social.hasAccount(file.ownerId));
  }

  private async renderAgain(id: string): Promise<boolean> {
    const file = await this.database.$transaction(async (tx) => {
      await tx.thumbnail.deleteMany({ where: { fileId: id } });
      return tx.file.update({ where: { id }, data: { thumbnailStatus: 'pending' } });
    });
    await this.queues.removeEndedJob('createThumbnails', id);
    await this.queues.enqueue('createThumbnails', { fileId: id, ownerId: file.ownerId }, 'bulk');
    return true;
  }
}
