import { writeOutbox } from '@memory/event-bus';
import { entryDeleted } from '@memory/events';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { releaseRecordings } from '../greetings/release-recordings.ts';
import { acquireAuthorLock } from './author-lock.ts';
import { EntryAccess } from './entry-access.ts';
import { updateEntryCounters } from './entry-counters.ts';
import { deleteUnusedExtractedTexts } from './extracted-texts.ts';

@Injectable()
export class DeleteEntry {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
  ) {}

  /**
   * Deletes an entry and publishes `entry.deleted`; media-svc then deletes the files that no other entry uses, and the recordings of the
   * greetings on the entry.
   * @throws ApiError `entry_not_found`, `entry_not_yours`, `service_unavailable`
   */
  async execute(id: string, viewer: Viewer): Promise<void> {
    const { authorId } = await this.access.findEditable(id, viewer);
    await this.database.$transaction(async (tx) => {
      await acquireAuthorLock(tx, authorId);
      const entry = await tx.entry.findUnique({
        where: { id },
        select: {
          privacyLevel: true,
          files: { select: { fileId: true } },
          greetings: {
            select: { entryId: true, giverId: true, recordingId: true },
            where: { recordingId: { not: null } },
          },
        },
      });
      if (!entry) throw new ApiError('entry_not_found');
      const fileIds = [...new Set(entry.files.map(({ fileId }) => fileId))];
      await tx.entry.delete({ where: { id } });
      await deleteUnusedExtractedTexts(tx, fileIds);
      await writeOutbox(tx, entryDeleted, { entityId: id, data: { entryId: id, authorId, fileIds } });
      await releaseRecordings(tx, entry.greetings);
      await updateEntryCounters(tx, authorId, { before: entry.privacyLevel, after: null });
    });
  }
}
