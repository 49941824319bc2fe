import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { findOverdueFiles } from '../jobs/overdue-files.ts';

const PENDING = Prisma.sql`SELECT id, owner_id, created_at AS since FROM file WHERE thumbnail_status = 'pending'`;

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
    for (const file of await findOverdueFiles(this.database, PENDING, now)) await this.reconcile(file);
  }

  /** Enqueues the job of a file with pending thumbnails. Stores the failure instead if the job has already failed. */
  async reconcile({ id: fileId, ownerId }: { id: string; ownerId: string }): Promise<void> {
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
