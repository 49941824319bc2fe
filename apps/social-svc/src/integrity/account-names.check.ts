import type { IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

const BATCH_SIZE = 500;

/** Checks the names by which the search for people finds an account. A trigger writes these names to `account_name`, except for students. */
@Injectable()
export class AccountNamesCheck implements IntegrityCheck {
  readonly name = 'account-names';

  constructor(private readonly database: Database) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT a.id::text AS id, CASE WHEN
        ARRAY(SELECT (name || E'\\n' || n.username) COLLATE "C" AS line FROM account_name n WHERE n.account_id = a.id ORDER BY line)
        <> ARRAY(SELECT (name || E'\\n' || a.username) COLLATE "C" AS line
          FROM account_names(a.username, a.first_name, a.last_name) AS name WHERE a.role <> 'student' ORDER BY line) THEN 'outdated' END AS kind
      FROM account a WHERE a.id > ${after ?? NO_ID}::uuid ORDER BY a.id LIMIT ${BATCH_SIZE}`;
    return toIntegrityBatch(rows, { limit: BATCH_SIZE, mend: repair ? (id) => this.mend(id) : undefined });
  }

  /** Makes the trigger write the names again. The trigger runs for every update that sets `username`, even to the same value. */
  private async mend(id: string): Promise<boolean> {
    return (await this.database.$executeRaw`UPDATE account SET username = username WHERE id = ${id}::uuid`) === 1;
  }
}
