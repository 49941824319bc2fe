import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { RequeuePendingTexts } from '../extracted-text/requeue-pending-texts.ts';
import type { File } from '../generated/prisma/client.ts';
import { type JobName, textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { RequeuePendingThumbnails } from '../thumbnails/requeue-pending-thumbnails.ts';

const BATCH_SIZE = 200;
/**
 * The minimum time in milliseconds for which a job must be missing. Workers enqueue missing jobs every minute, so a job that is missing for longer
 * is a problem.
 */
const OVERDUE_MS = 10 * 60_000;
/** The states of jobs that will still change their file. */
const openStates = new Set(['waiting', 'prioritized', 'active', 'delayed', 'waiting-children']);

/** Finds files that wait for a text or for thumbnails and have no job. The repair enqueues the job. */
@Injectable()
export class PendingJobsCheck implements IntegrityCheck {
  readonly name = 'pending-jobs';

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly pendingTexts: RequeuePendingTexts,
    private readonly pendingThumbnails: RequeuePendingThumbnails,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const files = await this.findPending({ gt: after ?? NO_ID });
    const rows: CheckedRow[] = [];
    for (const file of files) {
      // The row is read again after the queue, because a job that ended in the meantime changed the row before it left the queue.
      const isStuck = (await this.hasNoJob(file)) && (await this.findPending({ equals: file.id })).length > 0;
      rows.push({ id: file.id, kind: isStuck ? 'overdue' : null });
    }
    const byId = new Map(files.map((file) => [file.id, file]));
    return toIntegrityBatch(rows, {
      limit: BATCH_SIZE,
      mend: repair ? (id) => this.enqueue(byId.get(id)) : undefined,
    });
  }

  private findPending(id: { gt: string } | { equals: string }): Promise<File[]> {
    return this.database.file.findMany({
      where: {
        id,
        createdAt: { lt: new Date(Date.now() - OVERDUE_MS) },
        OR: [{ textStatus: 'pending', conversionPending: false, convertedTo: null }, { thumbnailStatus: 'pending' }],
      },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
    });
  }

  private async hasNoJob(file: File): Promise<boolean> {
    for (const name of pendingJobsOf(file))
      if (!openStates.has(await this.queues.queueFor(name).getJobState(file.id))) return true;
    return false;
  }

  private async enqueue(file: File | undefined): Promise<boolean> {
    if (!file) return false;
    for (const name of pendingJobsOf(file)) {
      if (!(await this.queues.hasFailed(name, file.id))) await this.queues.removeEndedJob(name, file.id);
      if (name === 'createThumbnails') await this.pendingThumbnails.reconcile(file);
      else await this.pendingTexts.reconcile(file);
    }
    return true;
  }
}

function pendingJobsOf({ kind, textStatus, thumbnailStatus, conversionPending, convertedTo }: File): JobName[] {
  const ownText = textStatus === 'pending' && !conversionPending && convertedTo === null;
  const textJob = ownText ? textExtractionJobFor(kind) : undefined;
  return [...(textJob ? [textJob] : []), ...(thumbnailStatus === 'pending' ? (['createThumbnails'] as const) : [])];
}
