import { ApiError } from '@memory/service-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { lockSecurityLog } from '../security-log/security-log-lock.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginErasure, ERASURE_TRANSACTION } from './begin-erasure.ts';

/** Starts the erasure of an account for an administrator. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly beginErasure: BeginErasure,
  ) {}

  /**
   * Begins the erasure of an account at once, even if its user has requested the deletion for a later day. Has no effect when the account is
   * already being erased.
   * @throws ApiError `user_not_found`, `service_unavailable`
   */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction((tx) => this.delete(tx, userId), ERASURE_TRANSACTION);
  }

  private async delete(tx: Transaction, userId: string): Promise<void> {
    await lockSecurityLog(tx);
    // The row lock makes concurrent writes of this user's data wait. They fail afterwards, because the account row is missing.
    if (!(await lockAccounts(tx, 'delete', userId))) {
      if (await tx.erasure.findUnique({ where: { userId } })) return;
      throw new ApiError('user_not_found');
    }
    await this.securityLog.record(tx, { event: 'admin.account_deleted', targetUserId: userId });
    await this.beginErasure.execute(tx, userId);
  }
}

/**
 * Erases accounts that were deleted after the backup from which this database was restored. The restore adds a row to `erasure`
 * for each of them. Outside of a restore, an account with such a row does not exist. The erasure begins before the service accepts requests, so that
 * users cannot sign in to such an account.
 */
@Injectable()
export class RepeatRestoredErasures implements OnModuleInit {
  private readonly logger = new Logger(RepeatRestoredErasures.name);

  constructor(
    private readonly database: Database,
    private readonly deleteAccount: DeleteAccount,
  ) {}

  async onModuleInit(): Promise<void> {
    const marked = await this.database.$queryRaw<{ id: string }[]>`
      SELECT id FROM account JOIN erasure ON user_id = id`;
    for (const { id } of marked) await this.deleteAccount.execute(id);
    if (marked.length > 0)
      this.logger.log({ accounts: marked.length }, 'erased accounts that a restore had brought back');
  }
}
