import type { Transaction } from '../database.ts';
import type { FileRole } from '../generated/prisma/client.ts';
import type { ResolvedEntryFile } from './entry-files.ts';
import type { EntryRecord } from './entry.presenter.ts';
import { deleteUnusedExtractedTexts, findExtractedText, findTextOfFiles, type TextOfFiles } from './extracted-texts.ts';

/**
 * Replaces the files of an entry in the given roles. When the entry's text is empty or was extracted from a removed file, the text is replaced by
 * the text extracted from the remaining files. A text that the author wrote or edited is kept. The caller must hold the lock of the author.
 * @param entry the entry as it was read while the caller held the lock
 * @returns the new text, or an empty object when the text is kept
 */
export async function replaceEntryFiles(
  tx: Transaction,
  entry: EntryRecord,
  roles: readonly FileRole[],
  files: ResolvedEntryFile[],
): Promise<Partial<TextOfFiles>> {
  const kept = entry.files.filter(({ role }) => !roles.includes(role));
  const keptIds = kept.map(({ fileId }) => fileId);
  const replacedIds = entry.files.filter(({ role }) => roles.includes(role)).map(({ fileId }) => fileId);
  const newIds = files.map(({ fileId }) => fileId);
  const removedIds = replacedIds.filter((fileId) => !newIds.includes(fileId) && !keptIds.includes(fileId));
  const textOfRemovedFiles = await findExtractedText(tx, removedIds);
  const filesWithoutText = await tx.entryFile.findMany({
    where: { entryId: entry.id, textRemoved: true },
    select: { fileId: true },
  });
  const textRemovedIds = new Set(filesWithoutText.map(({ fileId }) => fileId));
  const textOfRemainingFiles = await findTextOfFiles(
    tx,
    [...files, ...kept].filter(({ fileId }) => !textRemovedIds.has(fileId)),
  );

  await tx.entryFile.deleteMany({ where: { entryId: entry.id, role: { in: [...roles] } } });
  await tx.entryFile.createMany({
    data: files.map((file) => ({ ...file, entryId: entry.id, textRemoved: textRemovedIds.has(file.fileId) })),
  });
  await deleteUnusedExtractedTexts(tx, replacedIds);
  const isTextOfRemovedFile = textOfRemovedFiles !== '' && entry.extractedText === textOfRemovedFiles;
  return entry.extractedText === '' || isTextOfRemovedFile ? textOfRemainingFiles : {};
}
