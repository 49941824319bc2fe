import { INTEGRITY_MAX_IDS, type IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { DataOwnersClient, type DataService, dataServices } from '../peers/data-owners-client.ts';

/** Finds erasures that are not finished after a day. `npm run admin -- user:erasures` shows which services have not deleted the user's data yet. */
@Injectable()
export class ErasuresCheck implements IntegrityCheck {
  readonly name = 'erasures';

  constructor(private readonly database: Database) {}

  async checkBatch(): Promise<IntegrityBatch> {
    const rows = await this.database.$queryRaw<CheckedRow[]>`
      SELECT user_id::text AS id, CASE WHEN started_at < now() - interval '1 day' THEN 'overdue' END AS kind
      FROM erasure ORDER BY user_id`;
    return toIntegrityBatch(rows, { limit: Infinity });
  }
}

/**
 * Finds data in the other services that belongs to accounts that do not exist. The check only lists this data and never deletes it: if this
 * database was restored from an older backup, the data may belong to people whose accounts are missing in the backup.
 */
@Injectable()
export class ErasedAccountsCheck implements IntegrityCheck {
  readonly name = 'erased-accounts';

  constructor(
    private readonly database: Database,
    private readonly dataOwners: DataOwnersClient,
  ) {}

  /** @param after the name of a service, and the last id that was checked in that service */
  async checkBatch(after: string | null): Promise<IntegrityBatch> {
    const [name, lastId = null] = after?.split(' ') ?? [];
    const service = dataServices.find((candidate) => candidate === name) ?? dataServices[0];
    const owners = await this.dataOwners.list(service, { after: lastId });
    const leftover = await this.findLeftover(service, owners);
    const rows = owners.map((id): CheckedRow => ({
      id: `${service} ${id}`,
      kind: leftover.has(id) ? 'orphaned' : null,
    }));
    const { next, ...batch } = await toIntegrityBatch(rows, { limit: INTEGRITY_MAX_IDS });
    return { ...batch, next: next ?? dataServices[dataServices.indexOf(service) + 1] ?? null };
  }

  /**
   * Returns the owners who have neither an account nor a running erasure, and who still have data in the service. The service is asked again after
   * the accounts were read. A row in `erasure` exists until all services have deleted the user's data.
   */
  private async findLeftover(service: DataService, owners: readonly string[]): Promise<ReadonlySet<string>> {
    const absent = await this.database.$queryRaw<{ id: string }[]>`
      SELECT owner.id::text AS id FROM unnest(${[...owners]}::uuid[]) AS owner (id)
      WHERE NOT EXISTS (SELECT FROM account WHERE account.id = owner.id)
        AND NOT EXISTS (SELECT FROM erasure WHERE erasure.user_id = owner.id)`;
    if (absent.length === 0) return new Set();
    return new Set(await this.dataOwners.list(service, { after: null, ids: absent.map(({ id }) => id) }));
  }
}
