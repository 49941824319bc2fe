import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { textJobOf } from '../jobs/job-catalog.ts';
import { JobEndings } from '../jobs/job-endings.ts';
import { JobQueue } from '../jobs/job-queue.ts';

@Injectable()
export class FindText {
  private readonly logger = new Logger(FindText.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly endings: JobEndings,
  ) {}

  /** Has the text of a new file found and gives back the file with it, or as it is when that takes longer than an upload may wait. */
  async of(file: File): Promise<File> {
    const job = textJobOf(file.kind);
    if (!job || file.textStatus !== 'pending') return file;
    try {
      await this.endings.waitFor(job, [file.id], this.config.MEDIA_SYNC_WAIT_MS, () =>
        this.queue.add(job, { fileId: file.id, ownerId: file.ownerId }, 'waiting'),
      );
    } catch (err) {
      // The file is kept and known to be pending: the worker's next look at pending files makes up for the job.
      this.logger.warn({ err, fileId: file.id }, 'a job could not be queued');
    }
    return (await this.database.file.findUnique({ where: { id: file.id } })) ?? file;
  }
}
