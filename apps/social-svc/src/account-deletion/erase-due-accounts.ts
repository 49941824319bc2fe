import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { BeginErasure, ERASURE_TRANSACTION } from '../erasure/begin-erasure.ts';
import { lockSecurityLog } from '../security-log/security-log-lock.ts';
import { SecurityLog } from '../security-log/security-log.ts';

@Injectable()
export class EraseDueAccounts {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly beginErasure: BeginErasure,
  ) {}

  /**
   * Begins the erasure of every account whose day has come, by the clock of the database. Several replicas may do this at once: the lock on the
   * row lets one of them erase the account.
   * @throws AggregateError after the last account, so that one that cannot be erased does not keep the others
   */
  async execute(): Promise<void> {
    const due = await this.database.$queryRaw<{ id: string }[]>`
      SELECT account_id AS id FROM requested_deletion WHERE erase_after <= now() ORDER BY erase_after`;
    const failures: unknown[] = [];
    for (const { id } of due) {
      try {
        await this.database.$transaction((tx) => this.erase(tx, id), ERASURE_TRANSACTION);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
  }

  /** The condition is checked again under the lock, because the user may have signed in meanwhile. */
  private async erase(tx: Transaction, userId: string): Promise<void> {
    await lockSecurityLog(tx);
    await lockAccounts(tx, 'delete', userId);
    const [due] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM requested_deletion WHERE account_id = ${userId}::uuid AND erase_after <= now()`;
    if (!due) return;
    await this.securityLog.record(tx, { event: 'account.deleted', userId });
    await this.beginErasure.execute(tx, userId);
  }
}
