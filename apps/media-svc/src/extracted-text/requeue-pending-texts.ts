import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { type FileKind, Prisma } from '../generated/prisma/client.ts';
import { textExtractionJobFor } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { findOverdueFiles, type OverdueFile } from '../jobs/overdue-files.ts';
import { ExtractedTextRepository } from './extracted-text-repository.ts';

/** The kinds are enqueued one after the other, so that many pending photos do not delay recordings. */
const kinds: readonly FileKind[] = ['audio', 'image', 'video'];

/** The text of a file that is being converted is extracted from the converted file (see ExtractedTextRepository). */
const pendingTexts = (kind: FileKind): Prisma.Sql => Prisma.sql`
  SELECT id, owner_id, created_at AS since FROM file
  WHERE text_status = 'pending' AND kind = ${kind}::file_kind AND NOT conversion_pending AND converted_to IS NULL`;

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
    for (const kind of kinds) {
      const overdue = await findOverdueFiles(this.database, pendingTexts(kind), now);
      for (const file of overdue) await this.reconcile({ ...file, kind });
      if (overdue.length > 0)
        this.logger.log({ kind, files: overdue.length }, 'files are still pending text extraction');
    }
  }

  /** Enqueues the job of a file with a pending text. Stores the failure instead if the job has already failed. */
  async reconcile({ id, ownerId, kind }: OverdueFile & { kind: FileKind }): Promise<void> {
    const job = textExtractionJobFor(kind);
    if (!job) return this.texts.saveFailure(id, 'unreadable');
    if (await this.queues.hasFailed(job, id)) return this.texts.saveFailure(id, 'provider_failed');
    await this.queues.enqueue(job, { fileId: id, ownerId }, 'bulk');
  }
}
