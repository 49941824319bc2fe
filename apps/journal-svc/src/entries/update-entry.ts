import type { EntryChanges } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { entryFilesReleased, entryUpdated } from '@memory/events';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { EntryAccess } from './entry-access.ts';
import { recount } from './entry-counters.ts';
import { type EntryFile, EntryFiles } from './entry-files.ts';
import { presentEntry } from './entry.presenter.ts';
import { type EntryRecord, withAuthorAndFiles } from './entry-record.ts';
import { isNamedBy } from './entry-version.ts';
import { forgetUnusedTexts, textKnownOf } from './file-texts.ts';
import { lockEntry, lockFiles } from './locks.ts';
import { privacyLevelOf } from './privacy.ts';

@Injectable()
export class UpdateEntry {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
    private readonly files: EntryFiles,
  ) {}

  /**
   * @param ifMatch the versions that may be overwritten; whichever it is when absent
   * @throws ApiError `entry_not_found`, `entry_not_yours`, `entry_changed` with the current entry, `media_not_yours`, `service_unavailable`
   */
  async run(id: string, viewer: Viewer, changes: EntryChanges, ifMatch?: string): Promise<EntryRecord> {
    const { authorId } = await this.access.findToChange(id, viewer);
    const { originalAudioUrl, isPublic, privacyLevel, ...texts } = changes;
    const recordings = await this.files.named(authorId, { originalAudioUrl });
    return this.database.$transaction(async (tx) => {
      await lockEntry(tx, id);
      const before = await tx.entry.findUnique({ where: { id }, include: withAuthorAndFiles });
      if (!before) throw new ApiError('entry_not_found');
      if (ifMatch !== undefined && !isNamedBy(ifMatch, before)) {
        throw new ApiError('entry_changed', { beside: { current: presentEntry(before, viewer) } });
      }
      const transcript = originalAudioUrl === undefined ? {} : await replaceRecording(tx, before, recordings);
      const after = await tx.entry.update({
        where: { id },
        data: {
          ...transcript,
          ...texts,
          privacyLevel: privacyLevelOf({ isPublic, privacyLevel }, before.privacyLevel),
          version: { increment: 1 },
        },
        include: withAuthorAndFiles,
      });
      await announce(tx, before, after);
      await recount(tx, authorId, { before: before.privacyLevel, after: after.privacyLevel });
      return after;
    });
  }
}

/** Says that an entry changed, and which files it let go. */
async function announce(tx: Transaction, before: EntryRecord, after: EntryRecord): Promise<void> {
  const { id, authorId, version } = after;
  const kept = new Set(after.files.map(({ fileId }) => fileId));
  const fileIds = before.files.map(({ fileId }) => fileId).filter((fileId) => !kept.has(fileId));
  await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId, version } });
  if (fileIds.length > 0) await writeOutbox(tx, entryFilesReleased, { entityId: id, data: { entryId: id, authorId, fileIds } });
}

/**
 * Gives an entry another recording, or none. A text that was heard in the old one goes with it, and what is known of the new one
 * takes its place; a text that a person wrote or mended stays.
 */
async function replaceRecording(tx: Transaction, entry: EntryRecord, recordings: EntryFile[]): Promise<{ extractedText?: string }> {
  const others = entry.files.filter(({ role }) => role !== 'audio').map(({ fileId }) => fileId);
  const oldOnes = entry.files.filter(({ role }) => role === 'audio').map(({ fileId }) => fileId);
  const newOnes = recordings.map(({ fileId }) => fileId);
  await lockFiles(tx, [...new Set([...oldOnes, ...newOnes, ...others])]);
  const heardInOld = await textKnownOf(tx, oldOnes);
  const known = await textKnownOf(tx, [...newOnes, ...others]);

  await tx.entryFile.deleteMany({ where: { entryId: entry.id, role: 'audio' } });
  await tx.entryFile.createMany({ data: recordings.map((file) => ({ ...file, entryId: entry.id })) });
  await forgetUnusedTexts(tx, oldOnes);
  const current = await tx.entry.findUniqueOrThrow({ where: { id: entry.id }, select: { extractedText: true } });
  return current.extractedText === '' || current.extractedText === heardInOld ? { extractedText: known } : {};
}
