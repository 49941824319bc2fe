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
   * Begins the erasure of every account whose deletion is due, by the clock of the database. Several replicas may run this at once: the lock on an
   * account's row lets only one replica erase the account.
   * @throws AggregateError after the last account, so that a failed erasure does not prevent the erasure of other accounts
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

  /** The due date is checked again under the lock, because the user may have signed in since the list was read. */
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
