import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { FileText } from '../files/file-text.ts';
import type { File } from '../generated/prisma/client.ts';
import { textJobOf } from './job-catalog.ts';
import { JobQueue } from './job-queue.ts';

/** Younger files are with their upload, which queues the job itself. */
const OVERDUE_MS = 30_000;
const BATCH = 500;

/**
 * Makes files and jobs agree again: a file that waits for its text has a job, whatever happened to the process that
 * wrote the one and was to queue the other, or to Redis.
 */
@Injectable()
export class RequeuePending {
  private readonly logger = new Logger(RequeuePending.name);

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly text: FileText,
  ) {}

  async sweep(now = new Date()): Promise<void> {
    const overdue = await this.database.file.findMany({
      where: { textStatus: 'pending', createdAt: { lt: new Date(now.getTime() - OVERDUE_MS) } },
      orderBy: { createdAt: 'asc' },
      take: BATCH,
    });
    for (const file of overdue) await this.agree(file);
    if (overdue.length > 0) this.logger.log({ files: overdue.length }, 'files still wait for their text');
  }

  private async agree({ id, ownerId, kind }: File): Promise<void> {
    const job = textJobOf(kind);
    if (!job) return this.text.notFound(id, 'unreadable');
    if (await this.queue.hasFailed(job, id)) return this.text.notFound(id, 'provider_failed');
    await this.queue.add(job, { fileId: id, ownerId }, 'in_bulk');
  }
}
