import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { searchSignatureOf } from '../entries/search-signature.ts';

/** The number of entries per transaction: computing the signatures of one batch blocks the process for a few milliseconds. */
const BATCH_SIZE = 200;

interface EntryWithoutSignature {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly extractedText: string;
}

@Injectable()
export class FillSearchSignatures {
  constructor(private readonly database: Database) {}

  /**
   * Computes the search signatures of entries without a signature: entries from before signatures existed, and entries whose texts have changed.
   * Several replicas may run this at the same time, because a signature is stored only if the entry has none yet. An entry that changes between the
   * reading of its texts and the storing of its signature gets its signature in the next run.
   */
  async execute(signal: AbortSignal): Promise<void> {
    let lastId = '00000000-0000-0000-0000-000000000000';
    while (!signal.aborted) {
      const entries = await this.database.$queryRaw<EntryWithoutSignature[]>`
        SELECT id, version, title, content, extracted_text AS "extractedText" FROM entry
        WHERE search_signature IS NULL AND id > ${lastId}::uuid ORDER BY id LIMIT ${BATCH_SIZE}`;
      await this.storeSignatures(entries);
      if (entries.length < BATCH_SIZE) return;
      lastId = entries.at(-1)!.id;
    }
  }

  /** Stores the signature of each entry that still has the version that was read, because the texts of another version may differ. */
  private async storeSignatures(entries: readonly EntryWithoutSignature[]): Promise<void> {
    const ids = entries.map(({ id }) => id);
    const versions = entries.map(({ version }) => version);
    await this.database.$executeRaw`
      UPDATE entry e SET search_signature = s.signature::bit(2048)
      FROM unnest(${ids}::uuid[], ${versions}::int[], ${entries.map(searchSignatureOf)}::text[]) AS s (id, version, signature)
      WHERE e.id = s.id AND e.version = s.version AND e.search_signature IS NULL`;
  }
}
