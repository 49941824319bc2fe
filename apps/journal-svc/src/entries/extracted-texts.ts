import { writeOutbox } from '@memory/event-bus';
import { entryUpdated } from '@memory/events';
import type { Transaction } from '../database.ts';
import { acquireFileLocks } from './advisory-locks.ts';

/** The text that media-svc found in a file by transcription or OCR. */
export interface ExtractedText {
  readonly fileId: string;
  readonly ownerId: string;
  readonly extractedText: string;
}

/**
 * Stores the extracted text of a file for entries that are created later. Also copies the text into every existing entry that uses the
 * file, has no text yet, and whose author did not remove the text. The lock on the file serializes this function and a concurrent
 * `CreateEntry` or `UpdateEntry`, so that the later one sees the result of the earlier one.
 */
export async function attachExtractedText(
  tx: Transaction,
  { fileId, ownerId, extractedText }: ExtractedText,
): Promise<void> {
  await acquireFileLocks(tx, [fileId]);
  await tx.fileText.upsert({
    where: { fileId },
    create: { fileId, ownerId, extractedText },
    update: { extractedText },
  });
  if (extractedText === '') return;
  const updated = await tx.entry.updateManyAndReturn({
    where: { authorId: ownerId, extractedText: '', files: { some: { fileId, textRemoved: false } } },
    data: { extractedText, version: { increment: 1 } },
    select: { id: true, version: true },
  });
  for (const { id, version } of updated) {
    await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId: ownerId, version } });
  }
}

/**
 * Returns the stored text of the first of these files that has a text, otherwise the empty string. The caller must hold the locks of the
 * files.
 */
export async function findExtractedText(tx: Transaction, fileIds: readonly string[]): Promise<string> {
  const texts = await tx.fileText.findMany({ where: { fileId: { in: [...fileIds] }, extractedText: { not: '' } } });
  const first = fileIds.find((fileId) => texts.some((text) => text.fileId === fileId));
  return texts.find((text) => text.fileId === first)?.extractedText ?? '';
}

/** Deletes the stored texts of those files that no entry uses any more. The caller must hold the locks of the files. */
export async function deleteUnusedExtractedTexts(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  const used = await tx.entryFile.findMany({ where: { fileId: { in: [...fileIds] } }, select: { fileId: true } });
  const unused = fileIds.filter((fileId) => !used.some((file) => file.fileId === fileId));
  await tx.fileText.deleteMany({ where: { fileId: { in: unused } } });
}
