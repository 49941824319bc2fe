import { Injectable, Logger } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { JobQueues } from '../jobs/job-queues.ts';

/** Enqueues thumbnail jobs for new files. */
@Injectable()
export class EnqueueThumbnails {
  private readonly logger = new Logger(EnqueueThumbnails.name);

  constructor(private readonly queues: JobQueues) {}

  async execute(files: readonly File[]): Promise<void> {
    try {
      for (const { id, ownerId } of files)
        await this.queues.enqueue('createThumbnails', { fileId: id, ownerId }, 'interactive');
    } catch (err) {
      // The upload succeeds without the jobs. The thumbnails are stored as pending, so RequeuePendingThumbnails enqueues the jobs later.
      this.logger.warn({ err, files: files.length }, 'thumbnail jobs could not be queued');
    }
  }
}
