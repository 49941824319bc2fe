import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';
import { DeleteAccount } from './delete-account.ts';

/**
 * Erases the accounts of people who were deleted after the backup from which this database was restored. The restore has marked them by an
 * erasure whose account still exists, which happens in no other way. It is done before the service accepts requests, so that nobody can sign in.
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
