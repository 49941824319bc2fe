import { CONFIG, ApiError } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';

/** Enqueues the text extraction of a file again after it has failed, or has found no text. */
@Injectable()
export class RetryTextExtraction {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queues: JobQueues,
  ) {}

  /**
   * Sets the text status of the file to pending and enqueues the job. If Redis loses the job, RequeuePendingTexts enqueues it again.
   * @returns the updated file
   * @throws ApiError `file_not_yours`
   */
  async execute(file: File, userId: string): Promise<File> {
    if (file.ownerId !== userId) throw new ApiError('file_not_yours');
    const job = textExtractionJobFor(file.kind);
    if (!job || !this.isRetryable(file)) return file;
    // The failed job is removed from the queue before the file becomes pending, because RequeuePendingTexts marks a pending file with a
    // failed job as failed.
    await this.queues.removeEndedJob(job, file.id);
    const [pending] = await this.database.file.updateManyAndReturn({
      where: { id: file.id, textStatus: file.textStatus },
      data: { textStatus: 'pending', textReason: null },
    });
    // The job has a low urgency, so that new recordings go first: their owners are waiting for the text.
    await this.queues.enqueue(job, { fileId: file.id, ownerId: userId }, 'bulk');
    return pending ?? file;
  }

  /** Whether a user may request the text again: after a failure, or when the result was empty, which may be a mistake of the engine. */
  private isRetryable({ textStatus, textReason, extractedText }: File): boolean {
    const isEmpty = textStatus === 'done' && textReason === null && extractedText === '';
    return isEmpty || textStatus === 'failed' || (textReason === 'no_provider' && this.config.canTranscribe);
  }
}
