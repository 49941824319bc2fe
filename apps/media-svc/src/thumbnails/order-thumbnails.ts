import { Injectable, Logger } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { JobQueue } from '../jobs/job-queue.ts';

/** Has the thumbnails of new files drawn. */
@Injectable()
export class OrderThumbnails {
  private readonly logger = new Logger(OrderThumbnails.name);

  constructor(private readonly queue: JobQueue) {}

  async of(files: readonly File[]): Promise<void> {
    try {
      for (const { id, ownerId } of files) await this.queue.add('makeThumbnails', { fileId: id, ownerId }, 'waiting');
    } catch (err) {
      // The files are known to wait for them: the worker's next look at pending files makes up for the jobs.
      this.logger.warn({ err, files: files.length }, 'thumbnails could not be ordered');
    }
  }
}
