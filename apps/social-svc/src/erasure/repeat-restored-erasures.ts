import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';
import { DeleteAccount } from './delete-account.ts';

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
