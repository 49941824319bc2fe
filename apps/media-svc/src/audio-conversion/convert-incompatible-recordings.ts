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
   * Enqueues a conversion job for each recording and waits until all jobs have ended, at most `CONVERT_WAIT_MS`. Conversions that take
   * longer continue in the worker.
   * @returns the numbers of successful and failed conversions; recordings that are still being converted are in neither number
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
      // A job that has failed is removed from the queue first, because BullMQ would otherwise ignore a new job for the same recording.
      await this.queue.removeEndedJob('convertRecording', fileId);
      await this.queue.enqueue('convertRecording', { fileId, ownerId }, 'bulk');
    }
  }
}
