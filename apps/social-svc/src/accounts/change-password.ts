import type { passwordChangeSchema } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordRules } from './password-rules.ts';
import { ReadAccount } from './read-account.ts';

export type PasswordChange = z.output<typeof passwordChangeSchema>;

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordRules: PasswordRules,
  ) {}

  /**
   * Stores a new password if the current password is correct. The update also compares the stored hash, so that of two concurrent changes
   * only one succeeds.
   * @throws ApiError `user_not_found`, `wrong_password`; `invalid_request` for a password that the installation's rules reject
   */
  async execute(userId: string, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    const { passwordHash, username } = await this.readAccount.execute(userId);
    if (!(await this.passwordHasher.verify(currentPassword, passwordHash))) throw new ApiError('wrong_password');
    this.passwordRules.check(newPassword, { username, field: 'newPassword' });
    const { count } = await this.database.account.updateMany({
      where: { id: userId, passwordHash },
      data: { passwordHash: await this.passwordHasher.hash(newPassword) },
    });
    if (count === 0) throw new ApiError('wrong_password');
  }
}
