import type { MediaJobName } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { type FileJob, jobCatalog, type JobName, jobNames, textJobOf } from '../jobs/job-catalog.ts';
import { JobQueue } from '../jobs/job-queue.ts';

interface Which {
  readonly job?: MediaJobName | undefined;
  readonly fileId?: string | undefined;
}

const BATCH = 1_000;

/** Has failed jobs done again once their cause is mended. */
@Injectable()
export class RetryFailed {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** @returns how many jobs were queued */
  async run({ job, fileId }: Which): Promise<number> {
    const names = jobNames.filter((name) => job === undefined || jobCatalog[name].shownAs === job);
    let retried = 0;
    for (const name of names) {
      const failed = (await this.failedOf(name)).filter((found) => fileId === undefined || found.fileId === fileId);
      for (const found of failed) await this.again(name, found);
      retried += failed.length;
    }
    return retried;
  }

  /** What its queue still knows, and files without a text whose job it has forgotten. */
  private async failedOf(name: JobName): Promise<FileJob[]> {
    const jobs = await this.queue.of(name).getFailed(0, BATCH - 1);
    const files = await this.database.file.findMany({
      where: { textStatus: 'failed', textReason: 'provider_failed' },
      take: BATCH,
    });
    const silent = files
      .filter(({ kind }) => textJobOf(kind) === name)
      .map(({ id, ownerId }) => ({ fileId: id, ownerId }));
    return [...new Map([...jobs.map(({ data }) => data), ...silent].map((found) => [found.fileId, found])).values()];
  }

  private async again(name: JobName, job: FileJob): Promise<void> {
    await this.queue.forget(name, job.fileId);
    await this.reopen(name, job.fileId);
    await this.queue.add(name, job, 'in_bulk');
  }

  /** Its owner sees it as under way again; what has ended well meanwhile stays so. */
  private async reopen(name: JobName, id: string): Promise<void> {
    const { file } = this.database;
    if (name === 'convertRecording') await file.updateMany({ where: { id }, data: { conversionFailed: false } });
    else if (name === 'makeThumbnails')
      await file.updateMany({ where: { id, thumbnailStatus: 'failed' }, data: { thumbnailStatus: 'pending' } });
    else
      await file.updateMany({ where: { id, textStatus: 'failed' }, data: { textStatus: 'pending', textReason: null } });
  }
}
