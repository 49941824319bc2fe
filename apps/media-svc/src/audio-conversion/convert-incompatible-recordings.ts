import type { AudioConversion } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { JobCompletionListener } from '../jobs/job-completion-listener.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { convertibleRecordingsFilter } from './incompatible-recordings.ts';

/** Converts all recordings of a user that some devices cannot play. */
@Injectable()
export class ConvertIncompatibleRecordings {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queue: JobQueues,
    private readonly completions: JobCompletionListener,
  ) {}

  /**
   * Enqueues a job for each recording and waits until all have ended, at most `CONVERT_WAIT_MS`; conversions that
   * take longer continue in the worker.
   * @returns counts of this request's recordings; those still being converted are in neither `successful` nor
   * `failed`
   */
  async execute(ownerId: string): Promise<AudioConversion> {
    const files = await this.database.file.findMany({
      where: convertibleRecordingsFilter(ownerId),
      select: { id: true },
    });
    const ids = files.map(({ id }) => id);
    if (ids.length > 0)
      await this.completions.waitForJobs('convertRecording', ids, this.config.CONVERT_WAIT_MS, () =>
        this.enqueueAll(ids, ownerId),
      );
    const successful = await this.database.file.count({ where: { id: { in: ids }, convertedTo: { not: null } } });
    const failures = await Promise.all(ids.map((id) => this.queue.hasFailed('convertRecording', id)));
    return { totalFiles: ids.length, successful, failed: failures.filter(Boolean).length };
  }

  private async enqueueAll(ids: readonly string[], ownerId: string): Promise<void> {
    for (const fileId of ids) {
      // Removing the failed job allows a recording whose conversion failed with a retryable error to be tried again.
      await this.queue.removeEndedJob('convertRecording', fileId);
      await this.queue.enqueue('convertRecording', { fileId, ownerId }, 'bulk');
    }
  }
}
