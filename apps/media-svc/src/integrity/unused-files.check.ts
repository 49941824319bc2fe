import { type IntegrityBatch, USED_FILES_MAX_IDS } from '@memory/contracts';
import { type CheckedRow, CONFIG, type IntegrityCheck, toIntegrityBatch } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { DeleteLongUnusedFiles } from '../files/delete-long-unused-files.ts';
import { JournalClient } from '../peers/journal-client.ts';

/**
 * The time in milliseconds for which an unused file may exist beyond UNUSED_FILES_KEPT_DAYS, because the hourly task deletes only 500 files at a
 * time.
 */
const TOLERANCE_MS = 3 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

interface FileRow {
  readonly id: string;
  readonly lastNeededAt: Date;
}

/** Finds files that no entry uses and that should have been deleted. */
@Injectable()
export class UnusedFilesCheck implements IntegrityCheck {
  readonly name = 'unused-files';

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly unusedFiles: DeleteLongUnusedFiles,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const before = new Date(Date.now() - this.config.UNUSED_FILES_KEPT_DAYS * DAY_MS - TOLERANCE_MS);
    const files = await this.findLongUnneeded(before, after);
    const unused = new Set(await this.journal.findUnusedFiles(files.map(({ id }) => id)));
    // `lastNeededAt` is read again, because saving an entry sets it before journal-svc stores the entry.
    const stillUnneeded = await this.database.file.findMany({
      where: { id: { in: [...unused] }, lastNeededAt: { lt: before }, isAvatar: false },
      select: { id: true },
    });
    const overdue = new Set(stillUnneeded.map(({ id }) => id));
    const rows = files.map(({ id }): CheckedRow => ({ id, kind: overdue.has(id) ? 'overdue' : null }));
    const mend = repair ? (id: string) => this.unusedFiles.deleteIfUnused(id, before, new Date()) : undefined;
    const { next, ...batch } = await toIntegrityBatch(rows, { limit: USED_FILES_MAX_IDS, mend });
    const last = files.at(-1);
    return { ...batch, next: next === null || !last ? null : `${last.lastNeededAt.toISOString()} ${last.id}` };
  }

  private findLongUnneeded(before: Date, after: string | null): Promise<FileRow[]> {
    const [time, id] = after?.split(' ') ?? ['1970-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000'];
    return this.database.$queryRaw<FileRow[]>`
      SELECT id::text AS id, wanted_at AS "lastNeededAt" FROM file
      WHERE wanted_at < ${before}::timestamptz AND NOT is_avatar AND (wanted_at, id) > (${time}::timestamptz, ${id}::uuid)
      ORDER BY wanted_at, id LIMIT ${USED_FILES_MAX_IDS}`;
  }
}
