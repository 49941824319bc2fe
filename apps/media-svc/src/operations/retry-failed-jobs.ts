import type { MediaJobName } from '@memory/events';
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
      const failed = (await this.findFailed(name)).filter((found) => fileId === undefined || found.fileId === fileId);
      for (const found of failed) await this.retry(name, found);
      retried += failed.length;
    }
    return retried;
  }

  /** Finds the failed jobs of one kind. They include failed files whose job BullMQ has already deleted. */
  private async findFailed(name: JobName): Promise<FileJob[]> {
    const jobs = await this.queues.queueFor(name).getFailed(0, BATCH - 1);
    const files = await this.database.file.findMany({
      where: { textStatus: 'failed', textReason: 'provider_failed' },
      take: BATCH,
    });
    const withoutJob = files
      .filter(({ kind }) => textExtractionJobFor(kind) === name)
      .map(({ id, ownerId }) => ({ fileId: id, ownerId }));
    return [
      ...new Map([...jobs.map(({ data }) => data), ...withoutJob].map((found) => [found.fileId, found])).values(),
    ];
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
