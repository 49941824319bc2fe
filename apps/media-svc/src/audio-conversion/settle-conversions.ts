import { writeOutbox } from '@memory/event-bus';
import { recordingConverted } from '@memory/events';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalService } from '../peers/journal-service.ts';

/** By then the first news of it has long been heard. */
const SETTLED_AFTER_MS = 10 * 60_000;
const BATCH = 200;

/**
 * A memory that was begun before its recording was converted, and saved after, uses the old file: the journal is told of the successor
 * again. What no memory uses goes with all other unused files.
 */
@Injectable()
export class SettleConversions {
  private readonly logger = new Logger(SettleConversions.name);

  constructor(
    private readonly database: Database,
    private readonly journal: JournalService,
  ) {}

  async sweep(now = new Date()): Promise<void> {
    const old = await this.database.file.findMany({
      where: { convertedTo: { not: null }, convertedAt: { lt: new Date(now.getTime() - SETTLED_AFTER_MS) } },
      orderBy: { convertedAt: 'asc' },
      take: BATCH,
    });
    for (const { id: fileId, ownerId, convertedTo } of old) {
      const { used } = await this.journal.visibility({ userId: ownerId }, fileId);
      const successor =
        used && convertedTo ? await this.database.file.findUnique({ where: { id: convertedTo } }) : null;
      // To the end of the line, so that those which stay unused do not keep this from the others.
      await this.database.$transaction(async (tx) => {
        await tx.file.updateMany({ where: { id: fileId }, data: { convertedAt: now } });
        if (!successor) return;
        const data = { fileId, ownerId, newFileId: successor.id, newContentType: successor.contentType };
        await writeOutbox(tx, recordingConverted, { entityId: fileId, data });
        this.logger.log({ fileId }, 'a memory still uses a recording that has a successor');
      });
    }
  }
}
