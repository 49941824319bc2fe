import { writeOutbox } from '@memory/event-bus';
import { entryDeleted } from '@memory/events';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { EntryAccess } from './entry-access.ts';
import { recount } from './entry-counters.ts';
import { forgetUnusedTexts } from './file-texts.ts';
import { lockEntry, lockFiles } from './locks.ts';

@Injectable()
export class DeleteEntry {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
  ) {}

  /**
   * Deletes an entry and says so on the bus; media-svc then removes the files that nothing uses any more.
   * @throws ApiError `entry_not_found`, `entry_not_yours`, `service_unavailable`
   */
  async run(id: string, viewer: Viewer): Promise<void> {
    const { authorId } = await this.access.findToChange(id, viewer);
    await this.database.$transaction(async (tx) => {
      await lockEntry(tx, id);
      const entry = await tx.entry.findUnique({
        where: { id },
        select: { privacyLevel: true, files: { select: { fileId: true } } },
      });
      if (!entry) throw new ApiError('entry_not_found');
      const fileIds = [...new Set(entry.files.map(({ fileId }) => fileId))];
      await lockFiles(tx, fileIds);
      await tx.entry.delete({ where: { id } });
      await forgetUnusedTexts(tx, fileIds);
      await writeOutbox(tx, entryDeleted, { entityId: id, data: { entryId: id, authorId, fileIds } });
      await recount(tx, authorId, { before: entry.privacyLevel, after: null });
    });
  }
}
