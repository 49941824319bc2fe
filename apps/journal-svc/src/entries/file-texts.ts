import { writeOutbox } from '@memory/event-bus';
import { entryUpdated } from '@memory/events';
import type { Transaction } from '../database.ts';
import { lockFiles } from './locks.ts';

/** What a file says, as media-svc found out. */
export interface ArrivedText {
  readonly fileId: string;
  readonly ownerId: string;
  readonly extractedText: string;
}

/**
 * Puts a file's text into every entry that uses the file, has none yet and wants it, and keeps it for entries still to be written.
 * The file's lock decides between this and an entry being written at the same moment: the later of the two sees the other.
 */
export async function attachFileText(tx: Transaction, { fileId, ownerId, extractedText }: ArrivedText): Promise<void> {
  await lockFiles(tx, [fileId]);
  await tx.fileText.upsert({
    where: { fileId },
    create: { fileId, ownerId, extractedText },
    update: { extractedText },
  });
  if (extractedText === '') return;
  const changed = await tx.entry.updateManyAndReturn({
    where: { authorId: ownerId, extractedText: '', files: { some: { fileId, textUnwanted: false } } },
    data: { extractedText, version: { increment: 1 } },
    select: { id: true, version: true },
  });
  for (const { id, version } of changed) {
    await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId: ownerId, version } });
  }
}

/** The text of the first of these files that has one, empty when it is not known (yet). The caller holds the files' locks. */
export async function textKnownOf(tx: Transaction, fileIds: readonly string[]): Promise<string> {
  const known = await tx.fileText.findMany({ where: { fileId: { in: [...fileIds] }, extractedText: { not: '' } } });
  const first = fileIds.find((fileId) => known.some((text) => text.fileId === fileId));
  return known.find((text) => text.fileId === first)?.extractedText ?? '';
}

/** Drops the texts of files that no entry uses any more. The caller holds the files' locks. */
export async function forgetUnusedTexts(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  const used = await tx.entryFile.findMany({ where: { fileId: { in: [...fileIds] } }, select: { fileId: true } });
  const unused = fileIds.filter((fileId) => !used.some((file) => file.fileId === fileId));
  await tx.fileText.deleteMany({ where: { fileId: { in: unused } } });
}
