import type { IntegrityBatch } from '@memory/contracts';
import { type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { searchSignatureOf } from '../entries/search-signature.ts';

const BATCH_SIZE = 200;

interface EntryWithSignature {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly extractedText: string;
  readonly signature: string;
}

/** Checks that the search signature of each entry matches the entry's texts. Omits entries without a signature, because searches read their texts. */
@Injectable()
export class SearchSignaturesCheck implements IntegrityCheck {
  readonly name = 'search-signatures';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const entries = await this.database.$queryRaw<EntryWithSignature[]>`
      SELECT id, version, title, content, extracted_text AS "extractedText", search_signature::text AS signature
      FROM entry WHERE search_signature IS NOT NULL AND id > ${after ?? NO_ID}::uuid ORDER BY id LIMIT ${BATCH_SIZE}`;
    const rows = entries.map((entry) => ({
      id: entry.id,
      kind: entry.signature === toBits(searchSignatureOf(entry)) ? null : ('changed' as const),
    }));
    const versions = new Map(entries.map(({ id, version }) => [id, version]));
    return toIntegrityBatch(rows, {
      limit: BATCH_SIZE,
      mend: repair ? (id) => this.clear(id, versions.get(id) ?? 0) : undefined,
    });
  }

  /** Removes a wrong signature. `FillSearchSignatures` computes it again; until then searches read the entry's texts. */
  private async clear(id: string, version: number): Promise<boolean> {
    await this.database
      .$executeRaw`UPDATE entry SET search_signature = NULL WHERE id = ${id}::uuid AND version = ${version}`;
    return true;
  }
}

/** Converts a signature from hexadecimal digits after an `x` to the digits 0 and 1 with which PostgreSQL shows a `bit(2048)`. */
const toBits = (hexadecimal: string): string =>
  Array.from(Buffer.from(hexadecimal.slice(1), 'hex'), (byte) => byte.toString(2).padStart(8, '0')).join('');
