import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.ts';
import { PasswordHasher } from './password-hasher.ts';
import { ReadAccount } from './read-account.ts';

@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly passwordHasher: PasswordHasher,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `user_not_found`, `wrong_password` */
  async execute(userId: string, password: string): Promise<void> {
    const { passwordHash } = await this.readAccount.execute(userId);
    if (await this.passwordHasher.verify(password, passwordHash)) return;
    await this.securityLog.recordAlone({ event: 'password.rejected', userId });
    throw new ApiError('wrong_password');
  }
}
