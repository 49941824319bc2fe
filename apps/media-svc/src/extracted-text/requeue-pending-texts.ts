import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { ExtractedTextRepository } from './extracted-text-repository.ts';

/**
 * The age in milliseconds from which a pending file is checked. A younger file belongs to an upload in progress, which enqueues the job
 * itself.
 */
const OVERDUE_MS = 30_000;
const BATCH = 500;

/**
 * Enqueues a text extraction job for every pending file that has no job. A job is missing when a process crashed between inserting the row
 * and enqueuing the job, or when Redis lost the job.
 */
@Injectable()
export class RequeuePendingTexts {
  private readonly logger = new Logger(RequeuePendingTexts.name);

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly texts: ExtractedTextRepository,
  ) {}

  async execute(now = new Date()): Promise<void> {
    const overdue = await this.database.file.findMany({
      where: { textStatus: 'pending', createdAt: { lt: new Date(now.getTime() - OVERDUE_MS) } },
      orderBy: { createdAt: 'asc' },
      take: BATCH,
    });
    for (const file of overdue) await this.reconcile(file);
    if (overdue.length > 0) this.logger.log({ files: overdue.length }, 'files are still pending text extraction');
  }

  private async reconcile({ id, ownerId, kind }: File): Promise<void> {
    const job = textExtractionJobFor(kind);
    if (!job) return this.texts.saveFailure(id, 'unreadable');
    if (await this.queues.hasFailed(job, id)) return this.texts.saveFailure(id, 'provider_failed');
    await this.queues.enqueue(job, { fileId: id, ownerId }, 'bulk');
  }
}
