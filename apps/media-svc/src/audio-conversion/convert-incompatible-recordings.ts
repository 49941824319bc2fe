import type { AudioConversion } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import type { Conversion, ConversionOutcome } from '../generated/prisma/client.ts';
import { JobCompletionWaiter } from '../jobs/job-completion-waiter.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { ConversionRequests } from './conversion-requests.ts';
import { FindConvertibleRecordings } from './find-convertible-recordings.ts';

/** Converts all recordings in the entries of a user that some devices cannot play. */
@Injectable()
export class ConvertIncompatibleRecordings {
  private readonly logger = new Logger(ConvertIncompatibleRecordings.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly requests: ConversionRequests,
    private readonly queue: JobQueues,
    private readonly completions: JobCompletionWaiter,
    private readonly findConvertibleRecordings: FindConvertibleRecordings,
  ) {}

  /**
   * Enqueues a conversion job for each recording and waits until all jobs have ended, at most `CONVERT_WAIT_MS`. Conversions that take
   * longer continue in the worker. Conversions of earlier requests whose outcome no response has reported are counted, too.
   * @throws ApiError `service_unavailable`
   */
  async execute(ownerId: string): Promise<AudioConversion> {
    const ids = await this.requests.open(ownerId, await this.findConvertibleRecordings.execute(ownerId));
    const pending = await this.requests.findPending(ids);
    if (pending.length > 0) await this.convert(pending, ownerId);
    return countOutcomes(ids.length, await this.requests.report(ids));
  }

  private async convert(fileIds: string[], ownerId: string): Promise<void> {
    try {
      await this.completions.waitForJobs('convertRecording', fileIds, this.config.CONVERT_WAIT_MS, () =>
        this.enqueueAll(fileIds, ownerId),
      );
    } catch (err) {
      // The requests are stored, so RequeuePendingConversions enqueues the missing jobs later.
      this.logger.warn({ err, files: fileIds.length }, 'conversion jobs could not be queued');
    }
  }

  private async enqueueAll(fileIds: readonly string[], ownerId: string): Promise<void> {
    for (const fileId of fileIds) {
      // A job that has ended is removed from the queue first, because BullMQ would otherwise ignore a new job for the same recording.
      await this.queue.removeEndedJob('convertRecording', fileId);
      await this.queue.enqueue('convertRecording', { fileId, ownerId }, 'bulk');
    }
  }
}

/** Counts each recording under exactly one outcome. A conversion without a row belongs to an account that was deleted during the wait. */
function countOutcomes(totalFiles: number, conversions: readonly Conversion[]): AudioConversion {
  const count = (outcome: ConversionOutcome): number => conversions.filter((one) => one.outcome === outcome).length;
  const [successful, failed, inProgress] = [count('converted'), count('failed'), count('pending')];
  return { totalFiles, successful, failed, notNeeded: totalFiles - successful - failed - inProgress, inProgress };
}
