import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JobQueue } from '../jobs/job-queue.ts';

/** Younger files are with their upload, which queues the job itself. */
const OVERDUE_MS = 30_000;
const BATCH = 500;

/** Files that wait for thumbnails have a job, whatever happened to the process that was to queue it, or to Redis. */
@Injectable()
export class RequeueThumbnails {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  async sweep(now = new Date()): Promise<void> {
    const overdue = await this.database.file.findMany({
      where: { thumbnailStatus: 'pending', createdAt: { lt: new Date(now.getTime() - OVERDUE_MS) } },
      orderBy: { createdAt: 'asc' },
      take: BATCH,
      select: { id: true, ownerId: true },
    });
    for (const { id, ownerId } of overdue) await this.agree(id, ownerId);
  }

  private async agree(fileId: string, ownerId: string): Promise<void> {
    if (await this.queue.hasFailed('makeThumbnails', fileId)) {
      await this.database.file.updateMany({
        where: { id: fileId, thumbnailStatus: 'pending' },
        data: { thumbnailStatus: 'failed' },
      });
    } else {
      await this.queue.add('makeThumbnails', { fileId, ownerId }, 'in_bulk');
    }
  }
}
