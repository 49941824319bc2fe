import { writeOutbox } from '@memory/event-bus';
import { entryUpdated } from '@memory/events';
import type { Transaction } from '../database.ts';
import type { FileRole, FileText } from '../generated/prisma/client.ts';
import { acquireAuthorLock } from './author-lock.ts';

/** The text that media-svc found in a file by transcription or OCR. */
export interface ExtractedText {
  readonly fileId: string;
  readonly ownerId: string;
  readonly extractedText: string;
}

/** The text of an entry's files, and whether it is a transcript, which is a draft until the author confirms it. */
export interface TextOfFiles {
  readonly extractedText: string;
  readonly isTranscriptDraft: boolean;
}

/**
 * Stores the extracted text of a file for entries that are created later. Also copies the text into every existing entry that uses the file, has no
 * text yet, and whose author did not remove the text. The text is a draft if the file is the entry's recording. The lock of the author serializes
 * this function and a concurrent `CreateEntry` or `UpdateEntry`: whichever runs second sees the result of the first.
 */
export async function attachExtractedText(
  tx: Transaction,
  { fileId, ownerId, extractedText }: ExtractedText,
): Promise<void> {
  await acquireAuthorLock(tx, ownerId);
  await tx.fileText.upsert({
    where: { fileId },
    create: { fileId, ownerId, extractedText },
    update: { extractedText },
  });
  if (extractedText === '') return;
  // A file may be the recording of one entry and an attached file of another entry. The first statement updates the entries with the recording; the
  // second statement updates the remaining entries without a text.
  for (const isTranscriptDraft of [true, false]) {
    const role = isTranscriptDraft ? { role: 'audio' as const } : {};
    const updated = await tx.entry.updateManyAndReturn({
      where: { authorId: ownerId, extractedText: '', files: { some: { fileId, textRemoved: false, ...role } } },
      data: { extractedText, isTranscriptDraft, version: { increment: 1 } },
      select: { id: true, version: true },
    });
    for (const { id, version } of updated) {
      await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId: ownerId, version } });
    }
  }
}

/**
 * Returns the stored text of the first given file that has a text; the empty string if no file has a text. The caller must hold the lock of the
 * author.
 */
export async function findExtractedText(tx: Transaction, fileIds: readonly string[]): Promise<string> {
  return (await findFirstText(tx, fileIds))?.extractedText ?? '';
}

/** Returns the same text as `findExtractedText` for the files of an entry. The text is a draft if it comes from the entry's recording. */
export async function findTextOfFiles(
  tx: Transaction,
  files: readonly { readonly fileId: string; readonly role: FileRole }[],
): Promise<TextOfFiles> {
  const fileIds = files.map(({ fileId }) => fileId);
  const text = await findFirstText(tx, fileIds);
  const isTranscriptDraft = files.some(({ fileId, role }) => fileId === text?.fileId && role === 'audio');
  return { extractedText: text?.extractedText ?? '', isTranscriptDraft };
}

async function findFirstText(tx: Transaction, fileIds: readonly string[]): Promise<FileText | undefined> {
  const texts = await tx.fileText.findMany({ where: { fileId: { in: [...fileIds] }, extractedText: { not: '' } } });
  const first = fileIds.find((fileId) => texts.some((text) => text.fileId === fileId));
  return texts.find((text) => text.fileId === first);
}

/** Deletes the stored texts of the given files that no entry uses any more. The caller must hold the lock of the author. */
export async function deleteUnusedExtractedTexts(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  const used = await tx.entryFile.findMany({ where: { fileId: { in: [...fileIds] } }, select: { fileId: true } });
  const unused = fileIds.filter((fileId) => !used.some((file) => file.fileId === fileId));
  await tx.fileText.deleteMany({ where: { fileId: { in: unused } } });
}
