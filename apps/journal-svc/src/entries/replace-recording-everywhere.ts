import { writeOutbox } from '@memory/event-bus';
import { entryFilesReleased, entryUpdated } from '@memory/events';
import type { Transaction } from '../database.ts';
import { lockFiles } from './locks.ts';

/** A recording that has a successor, as media-svc says. */
export interface ConvertedRecording {
  readonly fileId: string;
  readonly ownerId: string;
  readonly newFileId: string;
  readonly newContentType: string;
}

/** Points every entry of the owner that uses a recording at its successor, text and all, and lets the old file go. */
export async function replaceRecordingEverywhere(
  tx: Transaction,
  { fileId, ownerId, newFileId, newContentType }: ConvertedRecording,
): Promise<void> {
  await lockFiles(tx, [fileId, newFileId]);
  const uses = await tx.entryFile.findMany({
    where: { fileId, entry: { authorId: ownerId } },
    select: { entryId: true },
  });
  const entryIds = [...new Set(uses.map(({ entryId }) => entryId))];
  await tx.entryFile.updateMany({
    where: { fileId, entryId: { in: entryIds } },
    data: { fileId: newFileId, contentType: newContentType },
  });
  const heard = await tx.fileText.findUnique({ where: { fileId } });
  if (heard) {
    const { extractedText } = heard;
    await tx.fileText.upsert({
      where: { fileId: newFileId },
      create: { fileId: newFileId, ownerId, extractedText },
      update: {},
    });
  }
  const changed = await tx.entry.updateManyAndReturn({
    where: { id: { in: entryIds } },
    data: { version: { increment: 1 } },
    select: { id: true, version: true },
  });
  for (const { id, version } of changed) {
    await writeOutbox(tx, entryUpdated, { entityId: id, data: { entryId: id, authorId: ownerId, version } });
    await writeOutbox(tx, entryFilesReleased, {
      entityId: id,
      data: { entryId: id, authorId: ownerId, fileIds: [fileId] },
    });
  }
}
