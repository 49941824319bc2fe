import { writeOutbox } from '@memory/event-bus';
import { recordingConverted } from '@memory/events';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';

/** The time after which a conversion is republished. It is long enough for journal-svc to have handled the first `recording.converted`. */
const RECHECK_AFTER_MS = 10 * 60_000;
const BATCH = 200;

/**
 * An entry that was drafted before its recording was converted and saved afterwards still uses the old file. This
 * task publishes `recording.converted` again for each such file. Old files that no entry uses are deleted with all
 * other unused files.
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
      const { used } = await this.journal.findFileVisibility({ userId: ownerId }, fileId);
      const successor =
        used && convertedTo ? await this.database.file.findUnique({ where: { id: convertedTo } }) : null;
      // Moves the file to the end of the order, so that converted files that stay unused do not block the others.
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
