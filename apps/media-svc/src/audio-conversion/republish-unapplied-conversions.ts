import { writeOutbox } from '@memory/event-bus';
import { recordingConverted } from '@memory/events';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';

/**
 * The time in milliseconds after which `recording.converted` is published again. It is long enough for journal-svc to have handled the
 * first event.
 */
const RECHECK_AFTER_MS = 10 * 60_000;
const BATCH = 200;

/**
 * Publishes `recording.converted` again for converted recordings that an entry still uses. Such an entry was drafted before its recording
 * was converted and saved afterwards, so journal-svc could not replace the recording when it handled the first event. Converted recordings
 * that no entry uses are deleted by DeleteLongUnusedFiles.
 */
@Injectable()
export class RepublishUnappliedConversions {
  private readonly logger = new Logger(RepublishUnappliedConversions.name);

  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
  ) {}

  async execute(now = new Date()): Promise<void> {
    const old = await this.database.file.findMany({
      where: { convertedTo: { not: null }, convertedAt: { lt: new Date(now.getTime() - RECHECK_AFTER_MS) } },
      orderBy: { convertedAt: 'asc' },
      take: BATCH,
    });
    for (const { id: fileId, ownerId, convertedTo } of old) {
      const used = await this.journal.isUsed(fileId);
      const successor =
        used && convertedTo ? await this.database.file.findUnique({ where: { id: convertedTo } }) : null;
      // Setting `convertedAt` moves the file to the end of the processing order, so that the next run checks other files.
      await this.database.$transaction(async (tx) => {
        await tx.file.updateMany({ where: { id: fileId }, data: { convertedAt: now } });
        if (!successor) return;
        const data = { fileId, ownerId, newFileId: successor.id, newContentType: successor.contentType };
        await writeOutbox(tx, recordingConverted, { entityId: fileId, data });
        this.logger.log({ fileId }, 'an entry still uses a recording that has been converted');
      });
    }
  }
}
