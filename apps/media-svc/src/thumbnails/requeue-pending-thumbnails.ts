import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JobQueues } from '../jobs/job-queues.ts';

/**
 * The age in milliseconds from which a file with pending thumbnails is checked. A younger file belongs to an upload in progress, which
 * enqueues the job itself.
 */
const OVERDUE_MS = 30_000;
const BATCH = 500;

/**
 * Enqueues a thumbnail job for every file whose thumbnails are pending and which has no job. A job is missing when a process crashed before
 * it enqueued the job, or when Redis lost the job.
 */
@Injectable()
export class RequeuePendingThumbnails {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
  ) {}

  async execute(now = new Date()): Promise<void> {
    const overdue = await this.database.file.findMany({
      where: { thumbnailStatus: 'pending', createdAt: { lt: new Date(now.getTime() - OVERDUE_MS) } },
      orderBy: { createdAt: 'asc' },
      take: BATCH,
      select: { id: true, ownerId: true },
    });
    for (const { id, ownerId } of overdue) await this.reconcile(id, ownerId);
  }

  private async reconcile(fileId: string, ownerId: string): Promise<void> {
    if (await this.queues.hasFailed('createThumbnails', fileId)) {
      await this.database.file.updateMany({
        where: { id: fileId, thumbnailStatus: 'pending' },
        data: { thumbnailStatus: 'failed' },
      });
    } else {
      await this.queues.enqueue('createThumbnails', { fileId, ownerId }, 'bulk');
    }
  }
}
