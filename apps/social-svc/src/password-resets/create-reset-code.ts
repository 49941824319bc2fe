import type { ResetCode } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import type { SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { IssueResetCode } from './issue-reset-code.ts';
import { hasPassword } from './password-reset.policy.ts';
import { resetLink } from './reset-link.ts';

const HOUR_MS = 60 * 60_000;

/** Creates a reset code that an administrator hands to the user. */
@Injectable()
export class CreateResetCode {
  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly database: Database,
    private readonly issueResetCode: IssueResetCode,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `user_not_found`, `account_without_password` */
  async execute(accountId: string, hours: number): Promise<ResetCode> {
    const { code, expiresAt } = await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, 'change', accountId);
      const account = await tx.account.findUnique({ where: { id: accountId }, include: { externalIdentities: true } });
      if (!account) throw new ApiError('user_not_found');
      if (!hasPassword(account)) throw new ApiError('account_without_password');
      await this.securityLog.record(tx, { event: 'admin.reset_code_created', targetUserId: accountId });
      return this.issueResetCode.execute(tx, account, { method: 'admin', lifetimeMs: hours * HOUR_MS });
    });
    const { PUBLIC_URL } = this.config;
    return { code, link: PUBLIC_URL ? resetLink(PUBLIC_URL, code) : null, expiresAt: expiresAt.toISOString() };
  }
}
