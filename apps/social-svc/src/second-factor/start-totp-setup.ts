import type { TotpSetup } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';
import { TotpSecretCipher } from './totp-secret-cipher.ts';
import { createTotpSecret, presentTotpSecret } from './totp.ts';

@Injectable()
export class StartTotpSetup {
  constructor(
    private readonly database: Database,
    private readonly cipher: TotpSecretCipher,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Creates the key of a new authenticator app. The current app stays valid until the first code of the new app is confirmed. Only the result
   * contains the key in plain text; the database stores the encrypted key.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`
   */
  execute(userId: string): Promise<TotpSetup> {
    return this.database.$transaction(async (tx) => {
      const { username } = await lockAccountForChange(tx, userId);
      const secret = createTotpSecret();
      const setup = { secret: this.cipher.encrypt(secret, userId), startedAt: new Date() };
      await tx.totpSetup.upsert({
        where: { accountId: userId },
        create: { accountId: userId, ...setup },
        update: setup,
      });
      await this.securityLog.record(tx, { event: 'second_factor.totp_setup_started', userId });
      return presentTotpSecret(secret, username);
    });
  }
}
