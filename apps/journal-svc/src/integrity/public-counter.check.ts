import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** SQL: the number of public entries minus the value of the counter. */
const difference = Prisma.sql`
  SELECT (SELECT count(*) FROM entry WHERE privacy_level = 'public') - (SELECT coalesce(sum(entries), 0) FROM public_counter)`;

/** Checks the number of all public entries (`public_counter`). */
@Injectable()
export class PublicCounterCheck implements IntegrityCheck {
  readonly name = 'public-counter';

  constructor(private readonly database: Database) {}

  async checkBatch(_after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT 'all' AS id, CASE WHEN (${difference}) <> 0 THEN 'wrong_number' END AS kind`;
    return toIntegrityBatch(rows, { limit: Infinity, mend: repair ? () => this.mend() : undefined });
  }

  /** Counts again while all rows of the counter are locked (see `AuthorCountersCheck`). */
  private async mend(): Promise<boolean> {
    await this.database.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO public_counter (shard) VALUES (0) ON CONFLICT DO NOTHING`;
      await tx.$queryRaw`SELECT 1 FROM public_counter ORDER BY shard FOR UPDATE`;
      await tx.$executeRaw`UPDATE public_counter SET entries = entries + (${difference})::int WHERE shard = 0`;
    });
    return true;
  }
}
