import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { findOverdueFiles } from '../jobs/overdue-files.ts';
import { ConversionRequests, PENDING_CONVERSIONS } from './conversion-requests.ts';
import { ConvertRecordingHandler } from './convert-recording.handler.ts';

/**
 * Enqueues a job for every pending conversion without a job: a process crashed before it enqueued the job, or Redis lost the job. Also stores the
 * failure of conversions whose failed job could not store it.
 */
@Injectable()
export class RequeuePendingConversions {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly handler: ConvertRecordingHandler,
    private readonly requests: ConversionRequests,
  ) {}

  async execute(now = new Date()): Promise<void> {
    for (const { id, ownerId } of await findOverdueFiles(this.database, PENDING_CONVERSIONS, now)) {
      const job = { fileId: id, ownerId };
      if (await this.queues.hasFailed('convertRecording', id)) await this.handler.recordPermanentFailure(job, 'other');
      else await this.queues.enqueue('convertRecording', job, 'bulk');
    }
    await this.requests.deleteOld(now);
  }
}
