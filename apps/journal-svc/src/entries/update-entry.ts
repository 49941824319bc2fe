import type { EntryChanges } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { entryFilesReleased, entryUpdated } from '@memory/events';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { FileRole } from '../generated/prisma/client.ts';
import { EntryAccess } from './entry-access.ts';
import { recount } from './entry-counters.ts';
import { type EntryFile, EntryFiles, rolesNamedIn } from './entry-files.ts';
import { type EntryRecord, withAuthorAndFiles } from './entry-record.ts';
import { isNamedBy } from './entry-version.ts';
import { presentEntry } from './entry.presenter.ts';
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
    const { originalAudioUrl, originalImageUrl, mediaFiles, isPublic, privacyLevel, ...rest } = changes;
    const named = { originalAudioUrl, originalImageUrl, mediaFiles };
    const roles = rolesNamedIn(named);
    const files = await this.files.named(authorId, named);
    return this.database.$transaction(async (tx) => {
      await lockEntry(tx, id);
      const before = await tx.entry.findUnique({ where: { id }, include: withAuthorAndFiles });
      if (!before) throw new ApiError('entry_not_found');
      if (ifMatch !== undefined && !isNamedBy(ifMatch, before)) {
        throw new ApiError('entry_changed', { details: { current: presentEntry(before, viewer) } });
      }
      const emptied = rest.extractedText === '' && before.extractedText !== '';
      // All at once and before anything is asked of them: whoever brings a text at this moment is before us or after us.
      if (emptied || roles.length > 0)
        await lockFiles(tx, [...new Set([...before.files, ...files].map(({ fileId }) => fileId))]);
      // A text that was emptied stays away, however late another one is found in the same files.
      if (emptied) await tx.entryFile.updateMany({ where: { entryId: id }, data: { textUnwanted: true } });
      const text = roles.length === 0 ? {} : await replaceFiles(tx, before, roles, files);
      const after = await tx.entry.update({
        where: { id },
        data: {
          ...text,
          ...rest,
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
  if (fileIds.length > 0)
    await writeOutbox(tx, entryFilesReleased, { entityId: id, data: { entryId: id, authorId, fileIds } });
}

/**
 * Gives an entry other files in these roles, or none. A text that was heard or read in an old one goes with it, and what is known of the
 * new ones takes its place; a text that a person wrote or mended stays. The caller holds the files' locks.
 */
async function replaceFiles(
  tx: Transaction,
  entry: EntryRecord,
  roles: readonly FileRole[],
  files: EntryFile[],
): Promise<{ extractedText?: string }> {
  const staying = entry.files.filter(({ role }) => !roles.includes(role)).map(({ fileId }) => fileId);
  const oldOnes = entry.files.filter(({ role }) => roles.includes(role)).map(({ fileId }) => fileId);
  const newOnes = files.map(({ fileId }) => fileId);
  const gone = oldOnes.filter((fileId) => !newOnes.includes(fileId) && !staying.includes(fileId));
  const foundInGone = await textKnownOf(tx, gone);
  const refused = await tx.entryFile.findMany({
    where: { entryId: entry.id, textUnwanted: true },
    select: { fileId: true },
  });
  const unwanted = new Set(refused.map(({ fileId }) => fileId));
  const known = await textKnownOf(
    tx,
    [...newOnes, ...staying].filter((fileId) => !unwanted.has(fileId)),
  );

  await tx.entryFile.deleteMany({ where: { entryId: entry.id, role: { in: [...roles] } } });
  await tx.entryFile.createMany({
    data: files.map((file) => ({ ...file, entryId: entry.id, textUnwanted: unwanted.has(file.fileId) })),
  });
  await forgetUnusedTexts(tx, oldOnes);
  const current = await tx.entry.findUniqueOrThrow({ where: { id: entry.id }, select: { extractedText: true } });
  const itsOwn = foundInGone !== '' && current.extractedText === foundInGone;
  return current.extractedText === '' || itsOwn ? { extractedText: known } : {};
}
