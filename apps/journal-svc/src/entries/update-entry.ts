import type { EntryChanges } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { entryFilesReleased, entryUpdated } from '@memory/events';
import { ApiError, CONFIG, type Viewer } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { JournalConfig } from '../config.ts';
import { Database, type Transaction } from '../database.ts';
import { acquireAuthorLock } from './author-lock.ts';
import { coordinatesToStore } from './coordinates-to-store.ts';
import { EntryAccess } from './entry-access.ts';
import { updateEntryCounters } from './entry-counters.ts';
import { satisfiesIfMatch } from './entry-etag.ts';
import {
  assertFileDescriptionsValid,
  EntryFileResolver,
  fileRolesInRequest,
  type ResolvedEntryFile,
} from './entry-files.ts';
import { resolvePrivacyLevel } from './entry.policy.ts';
import { type EntryRecord, includeAuthorAndFiles, presentEntry } from './entry.presenter.ts';
import { replaceEntryFiles } from './replace-entry-files.ts';
import { isTranscriptDraftAfter } from './transcript-draft.ts';

@Injectable()
export class UpdateEntry {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
    private readonly files: EntryFileResolver,
    @Inject(CONFIG) private readonly config: JournalConfig,
  ) {}

  /**
   * Changes an entry and writes `entry.updated` to the outbox. Fields that the request does not contain keep their values.
   * @param ifMatch the `If-Match` header of the request; without this header, the last write wins, unless the request contains a file that the
   * entry stopped using after the request began
   * @throws ApiError `entry_not_found`, `entry_not_yours`, `entry_changed` with the current entry, `media_not_yours`, `service_unavailable`
   */
  async execute(id: string, viewer: Viewer, changes: EntryChanges, ifMatch?: string): Promise<EntryRecord> {
    const seen = await this.access.findEditable(id, viewer);
    const { authorId } = seen;
    const { originalAudioUrl, originalImageUrl, mediaFiles, isPublic, privacyLevel, transcriptConfirmed, ...fields } =
      changes;
    const fileFields = { originalAudioUrl, originalImageUrl, mediaFiles };
    const roles = fileRolesInRequest(fileFields);
    const resolvedAt = performance.now();
    const files = await this.files.resolve(authorId, fileFields);
    return this.database.$transaction(async (tx) => {
      await acquireAuthorLock(tx, authorId);
      const before = await tx.entry.findUnique({ where: { id }, include: includeAuthorAndFiles });
      if (!before) throw new ApiError('entry_not_found');
      if ((ifMatch !== undefined && !satisfiesIfMatch(ifMatch, before)) || isFileReleased(files, seen, before)) {
        throw new ApiError('entry_changed', { details: { current: presentEntry(before, viewer) } });
      }
      const isTextRemoved = fields.extractedText === '' && before.extractedText !== '';
      // The author has removed the extracted text. Texts that are extracted later from the same files must not be added to this entry
      // again.
      if (isTextRemoved) await tx.entryFile.updateMany({ where: { entryId: id }, data: { textRemoved: true } });
      const textOfFiles = roles.length === 0 ? {} : await replaceEntryFiles(tx, before, roles, files);
      const after = await tx.entry.update({
        where: { id },
        data: {
          ...textOfFiles,
          ...fields,
          isTranscriptDraft: isTranscriptDraftAfter(before, {
            typedText: fields.extractedText,
            textOfFiles,
            roles,
            files,
            isConfirmed: transcriptConfirmed === true,
          }),
          ...coordinatesToStore(this.config, fields),
          privacyLevel: resolvePrivacyLevel({ isPublic, privacyLevel }, before.privacyLevel),
          version: { increment: 1 },
        },
        include: includeAuthorAndFiles,
      });
      await publishUpdate(tx, before, after);
      await updateEntryCounters(tx, authorId, { before: before.privacyLevel, after: after.privacyLevel });
      assertFileDescriptionsValid(files, resolvedAt);
      return after;
    });
  }
}

/**
 * Whether the entry has stopped using one of the given files since the request began, for example the original of a converted recording. media-svc
 * may have deleted such a file after it described the file for this request, so the entry must not use the file again.
 */
function isFileReleased(files: readonly ResolvedEntryFile[], seen: EntryRecord, before: EntryRecord): boolean {
  const [seenIds, currentIds] = [fileIdsOf(seen), fileIdsOf(before)];
  return files.some(({ fileId }) => seenIds.has(fileId) && !currentIds.has(fileId));
}

const fileIdsOf = ({ files }: EntryRecord): Set<string> => new Set(files.map(({ fileId }) => fileId));

/** Writes the events of an update to the outbox: `entry.updated`, and `entry.files_released` for files that the entry no longer uses. */
async function publishUpdate(tx: Transaction, before: EntryRecord, after: EntryRecord): Promise<void> {
  const { id, authorId, version } = after;
  const usedFileIds = fileIdsOf(after);
  const fileIds = before.files.map(({ fileId }) => fileId).filter((fileId) => !usedFileIds.has(fileId));
  await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId, version } });
  if (fileIds.length > 0)
    await writeOutbox(tx, entryFilesReleased, { entityId: id, data: { entryId: id, authorId, fileIds } });
}
