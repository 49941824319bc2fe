import type { EntryChanges } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { EntryAccess } from './entry-access.ts';
import { recount } from './entry-counters.ts';
import { type EntryFile, EntryFiles } from './entry-files.ts';
import { type EntryRecord, withAuthorAndFiles } from './entry-record.ts';
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

  /** @throws ApiError `entry_not_found`, `entry_not_yours`, `media_not_yours`, `service_unavailable` */
  async run(id: string, viewer: Viewer, changes: EntryChanges): Promise<EntryRecord> {
    const { authorId } = await this.access.findToChange(id, viewer);
    const { originalAudioUrl, isPublic, privacyLevel, ...texts } = changes;
    const recordings = await this.files.named(authorId, { originalAudioUrl });
    return this.database.$transaction(async (tx) => {
      await lockEntry(tx, id);
      const before = await tx.entry.findUnique({ where: { id }, include: withAuthorAndFiles });
      if (!before) throw new ApiError('entry_not_found');
      const transcript = originalAudioUrl === undefined ? {} : await replaceRecording(tx, before, recordings);
      const after = await tx.entry.update({
        where: { id },
        data: { ...transcript, ...texts, privacyLevel: privacyLevelOf({ isPublic, privacyLevel }, before.privacyLevel) },
        include: withAuthorAndFiles,
      });
      await recount(tx, authorId, { before: before.privacyLevel, after: after.privacyLevel });
      return after;
    });
  }
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
