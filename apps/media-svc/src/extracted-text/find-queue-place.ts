import type { QueuePlace } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';

/** Finds the place of a file in the queue of its text extraction. */
@Injectable()
export class FindQueuePlace {
  constructor(private readonly queues: JobQueues) {}

  /**
   * Returns the number of files before this file in the queue. Only the owner of the file may read it, because it also depends on the jobs of other
   * users.
   * @throws ApiError `file_not_yours`
   */
  async execute({ id, ownerId, kind, textStatus }: File, userId: string): Promise<QueuePlace> {
    if (ownerId !== userId) throw new ApiError('file_not_yours');
    const job = textExtractionJobFor(kind);
    const isWaiting = job !== null && textStatus === 'pending';
    return { filesBefore: isWaiting ? await this.queues.placeOf(job, id) : null };
  }
}
