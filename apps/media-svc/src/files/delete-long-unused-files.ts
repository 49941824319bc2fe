import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { DeleteFileObjects } from './delete-file-objects.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

/**
 * Deletes uploads that no entry uses, such as the files of discarded drafts. For each old file, journal-svc is asked whether an entry uses it; a
 * file in use is checked again after UNUSED_FILES_KEPT_DAYS. When an entry with the file is saved at the same moment, saving has just updated
 * `lastNeededAt` of the file, so the deletion does not match its row.
 */
@Injectable()
export class DeleteLongUnusedFiles {
  private readonly logger = new Logger(DeleteLongUnusedFiles.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly deleteFileObjects: DeleteFileObjects,
  ) {}

  async execute(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - this.config.UNUSED_FILES_KEPT_DAYS * DAY_MS);
    const candidates = await this.database.file.findMany({
      where: { lastNeededAt: { lt: before }, isAvatar: false },
      orderBy: { lastNeededAt: 'asc' },
      take: BATCH,
    });
    let deleted = 0;
    for (const file of candidates) {
      if (await this.deleteIfUnused(file.id, before, now)) deleted += 1;
    }
    if (deleted > 0) this.logger.log({ files: deleted }, 'deleted files that no entry uses');
  }

  /**
   * Deletes a file and its objects, unless an entry uses it or it was needed since `before`.
   * @returns whether the file was deleted
   */
  async deleteIfUnused(id: string, before: Date, now: Date): Promise<boolean> {
    const used = await this.journal.isUsed(id);
    const stillUnneeded = { id, lastNeededAt: { lt: before }, isAvatar: false };
    if (used) {
      await this.database.file.updateMany({ where: stillUnneeded, data: { lastNeededAt: now } });
      return false;
    }
    if ((await this.database.file.deleteMany({ where: stillUnneeded })).count === 0) return false;
    await this.deleteFileObjects.execute([id]);
    return true;
  }
}
