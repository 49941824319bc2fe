import type { AudioConversion } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { JobCompletionWaiter } from '../jobs/job-completion-waiter.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { FindConvertibleRecordings } from './find-convertible-recordings.ts';

/** Converts all recordings in the entries of a user that some devices cannot play. */
@Injectable()
export class ConvertIncompatibleRecordings {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queue: JobQueues,
    private readonly completions: JobCompletionWaiter,
    private readonly findConvertibleRecordings: FindConvertibleRecordings,
  ) {}

  /**
   * Enqueues a conversion job for each recording and waits until all jobs have ended, at most `CONVERT_WAIT_MS`. Conversions that take
   * longer continue in the worker.
   * @throws ApiError `service_unavailable`
   */
  async execute(ownerId: string): Promise<AudioConversion> {
    const ids = await this.findConvertibleRecordings.execute(ownerId);
    if (ids.length > 0)
      await this.completions.waitForJobs('convertRecording', ids, this.config.CONVERT_WAIT_MS, () =>
        this.enqueueAll(ids, ownerId),
      );
    return this.countOutcomes(ids);
  }

  private async enqueueAll(ids: readonly string[], ownerId: string): Promise<void> {
    for (const fileId of ids) {
      // A job that has failed is removed from the queue first, because BullMQ would otherwise ignore a new job for the same recording.
      await this.queue.removeEndedJob('convertRecording', fileId);
      await this.queue.enqueue('convertRecording', { fileId, ownerId }, 'bulk');
    }
  }

  /**
   * Counts each recording under exactly one outcome. Conversions are counted by the converted files, because journal-svc releases an
   * original as soon as it has replaced it, and its row may be deleted already.
   */
  private async countOutcomes(ids: string[]): Promise<AudioConversion> {
    const originals = await this.database.file.findMany({ where: { id: { in: ids } } });
    const successors = await this.database.file.findMany({
      where: { convertedFrom: { in: ids } },
      select: { convertedFrom: true },
    });
    const converted = new Set(successors.map(({ convertedFrom }) => convertedFrom));
    const unconverted = originals.filter(({ id, convertedTo }) => !converted.has(id) && convertedTo === null);
    const failures = await Promise.all(unconverted.map(({ id }) => this.queue.hasFailed('convertRecording', id)));
    const failed = failures.filter(Boolean).length;
    return {
      totalFiles: ids.length,
      successful: converted.size,
      failed,
      notNeeded: ids.length - converted.size - unconverted.length,
      inProgress: unconverted.length - failed,
    };
  }
}
