import { writeOutbox } from '@memory/event-bus';
import { entryFilesReleased, entryUpdated, greetingChanged } from '@memory/events';
import type { Transaction } from '../database.ts';
import { releaseRecordings } from '../greetings/release-recordings.ts';
import { acquireAuthorLock } from './author-lock.ts';
import { deleteUnusedExtractedTexts } from './extracted-texts.ts';

/** A recording that media-svc has converted to a new file. */
export interface ConvertedRecording {
  readonly fileId: string;
  readonly ownerId: string;
  readonly newFileId: string;
  readonly newContentType: string;
}

/**
 * Replaces a converted recording by its new file in all entries and greetings of its owner, moves its extracted text to the new file, and publishes
 * `entry.files_released` for the old file.
 */
export async function replaceConvertedRecording(
  tx: Transaction,
  { fileId, ownerId, newFileId, newContentType }: ConvertedRecording,
): Promise<void> {
  await acquireAuthorLock(tx, ownerId);
  const uses = await tx.entryFile.findMany({
    where: { fileId, entry: { authorId: ownerId } },
    select: { entryId: true },
  });
  const entryIds = [...new Set(uses.map(({ entryId }) => entryId))];
  await tx.entryFile.updateMany({
    where: { fileId, entryId: { in: entryIds } },
    data: { fileId: newFileId, contentType: newContentType },
  });
  const text = await tx.fileText.findUnique({ where: { fileId } });
  if (text) {
    const { extractedText } = text;
    await tx.fileText.upsert({
      where: { fileId: newFileId },
      create: { fileId: newFileId, ownerId, extractedText },
      update: {},
    });
  }
  // If no entry uses the old file yet, its text stays for an entry that will use the old file.
  if (entryIds.length > 0) await deleteUnusedExtractedTexts(tx, [fileId]);
  const updated = await tx.entry.updateManyAndReturn({
    where: { id: { in: entryIds } },
    data: { version: { increment: 1 } },
    select: { id: true, version: true },
  });
  for (const { id, version } of updated) {
    await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId: ownerId, version } });
    await writeOutbox(tx, entryFilesReleased, {
      entityId: id,
      data: { entryId: id, authorId: ownerId, fileIds: [fileId] },
    });
  }
  const given = { giverId: ownerId, recordingId: fileId };
  const greetings = await tx.greeting.findMany({
    where: given,
    select: { entryId: true, giverId: true, recordingId: true, entry: { select: { authorId: true } } },
  });
  await tx.greeting.updateMany({ where: given, data: { recordingId: newFileId } });
  for (const { entryId, entry } of greetings)
    await writeOutbox(tx, greetingChanged, { entityId: entryId, data: { entryId, authorId: entry.authorId } });
  await releaseRecordings(tx, greetings);
}
