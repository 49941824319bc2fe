import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobCompletionWaiter } from '../jobs/job-completion-waiter.ts';
import { JobQueues } from '../jobs/job-queues.ts';

@Injectable()
export class WaitForExtractedText {
  private readonly logger = new Logger(WaitForExtractedText.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly completions: JobCompletionWaiter,
  ) {}

  /**
   * Enqueues the text extraction of a new file and waits until it ends, at most `waitMs`. The text of a file that is being converted is
   * extracted later, by RequeuePendingTexts.
   * @returns the file, with its text if the job has ended by then
   */
  async execute(file: File, waitMs = this.config.MEDIA_SYNC_WAIT_MS): Promise<File> {
    const job = textExtractionJobFor(file.kind);
    if (!job || file.textStatus !== 'pending' || file.conversionPending) return file;
    try {
      await this.completions.waitForJobs(job, [file.id], waitMs, () =>
        this.queues.enqueue(job, { fileId: file.id, ownerId: file.ownerId }, 'interactive'),
      );
    } catch (err) {
      // The upload succeeds without the job. The file is stored as pending, so RequeuePendingTexts enqueues the job later.
      this.logger.warn({ err, fileId: file.id }, 'a job could not be queued');
    }
    return (await this.database.file.findUnique({ where: { id: file.id } })) ?? file;
  }
}
