import { fileKinds } from '@memory/contracts';
import type { MediaJobName } from '@memory/events';
import { NO_ID } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversionRequests } from '../audio-conversion/conversion-requests.ts';
import { Database } from '../database.ts';
import { type FileJob, jobCatalog, type JobName, jobNames, textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';

interface FailedJobFilter {
  readonly job?: MediaJobName | undefined;
  readonly fileId?: string | undefined;
}

const BATCH = 1_000;

/** Enqueues failed jobs again, after an administrator has fixed the cause of the failures. */
@Injectable()
export class RetryFailedJobs {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly conversions: ConversionRequests,
  ) {}

  /**
   * Enqueues the failed jobs that match the filter.
   * @returns the number of jobs that were enqueued
   */
  async execute({ job, fileId }: FailedJobFilter): Promise<number> {
    const names = jobNames.filter((name) => job === undefined || jobCatalog[name].publicName === job);
    let retried = 0;
    for (const name of names) {
      const retriedIds = new Set<string>();
      for await (const found of this.findFailed(name, fileId)) {
        if (!retriedIds.has(found.fileId)) await this.retry(name, found);
        retriedIds.add(found.fileId);
      }
      retried += retriedIds.size;
    }
    return retried;
  }

  /**
   * Finds the failed jobs of one kind: first the jobs that BullMQ still has, then the jobs of files whose text failed, because BullMQ may have
   * deleted these jobs. A job that BullMQ still has is found twice.
   */
  private async *findFailed(name: JobName, fileId: string | undefined): AsyncGenerator<FileJob> {
    const queue = this.queues.queueFor(name);
    // All ids are read before the first job is retried, because a retried job leaves the list and shifts the positions of the remaining jobs.
    const jobIds = (await queue.getRanges(['failed'], 0, -1)).filter((id) => fileId === undefined || id === fileId);
    for (const id of jobIds) {
      const job = await queue.getJob(id);
      if (job) yield job.data;
    }
    yield* this.findFailedFiles(name, fileId);
  }

  private async *findFailedFiles(name: JobName, fileId: string | undefined): AsyncGenerator<FileJob> {
    const kinds = fileKinds.filter((kind) => textExtractionJobFor(kind) === name);
    if (kinds.length === 0) return;
    const failed = { kind: { in: kinds }, textStatus: 'failed', textReason: 'provider_failed' } as const;
    for (let last = NO_ID; ;) {
      const files = await this.database.file.findMany({
        where: { ...failed, AND: [{ id: { gt: last } }, ...(fileId === undefined ? [] : [{ id: fileId }])] },
        select: { id: true, ownerId: true },
        orderBy: { id: 'asc' },
        take: BATCH,
      });
      for (const { id, ownerId } of files) yield { fileId: id, ownerId };
      const end = files.at(-1);
      if (!end || files.length < BATCH) return;
      last = end.id;
    }
  }

  private async retry(name: JobName, job: FileJob): Promise<void> {
    await this.queues.removeEndedJob(name, job.fileId);
    await this.reopen(name, job);
    await this.queues.enqueue(name, job, 'bulk');
  }

  /** Sets the status of a failed file back to pending, unless the file has been processed successfully in the meantime. */
  private async reopen(name: JobName, { fileId: id, ownerId }: FileJob): Promise<void> {
    const { file } = this.database;
    if (name === 'convertRecording') {
      await file.updateMany({ where: { id }, data: { conversionFailed: false } });
      await this.conversions.open(ownerId, [id]);
    } else if (name === 'createThumbnails')
      await file.updateMany({ where: { id, thumbnailStatus: 'failed' }, data: { thumbnailStatus: 'pending' } });
    else
      await file.updateMany({ where: { id, textStatus: 'failed' }, data: { textStatus: 'pending', textReason: null } });
  }
}
