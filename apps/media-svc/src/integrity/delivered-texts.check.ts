import { INTEGRITY_MAX_IDS, type IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { ExtractedTextRepository } from '../extracted-text/extracted-text-repository.ts';
import { JournalClient } from '../peers/journal-client.ts';

/** Finds texts of recordings and photos that never reached journal-svc. The repair publishes them again. */
@Injectable()
export class DeliveredTextsCheck implements IntegrityCheck {
  readonly name = 'delivered-texts';

  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly texts: ExtractedTextRepository,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    // A single statement reads texts and events, because its snapshot contains a text together with its event. A text whose event is not handled
    // yet has not been lost.
    const files = await this.database.$queryRaw<{ id: string; isHandled: boolean }[]>`
      WITH batch AS (
        SELECT id::text AS id FROM file WHERE text_status = 'done' AND extracted_text <> '' AND id > ${after ?? NO_ID}::uuid
        ORDER BY file.id LIMIT ${INTEGRITY_MAX_IDS}
      )
      SELECT id, id NOT IN (SELECT entity_id FROM outbox UNION ALL SELECT entity_id FROM published_event) AS "isHandled"
      FROM batch ORDER BY id`;
    const handled = files.filter(({ isHandled }) => isHandled).map(({ id }) => id);
    const lost = new Set(await this.journal.findFilesWithoutText(handled));
    const rows = files.map(({ id }): CheckedRow => ({ id, kind: lost.has(id) ? 'missing' : null }));
    const mend = repair ? (id: string) => this.texts.publishAgain(id) : undefined;
    return toIntegrityBatch(rows, { limit: INTEGRITY_MAX_IDS, mend });
  }
}
