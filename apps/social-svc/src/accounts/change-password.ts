import type { passwordChangeSchema } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { Passwords } from './passwords.ts';
import { ReadAccount } from './read-account.ts';

export type PasswordChange = z.output<typeof passwordChangeSchema>;

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Sets a new password for whoever knows the old one. Of two changes at once that both know it, one wins.
   * @throws ApiError `user_not_found`, `wrong_password`.
   */
  async change(userId: string, { currentPassword, newPassword }: PasswordChange): Promise<void> {
    const { passwordHash } = await this.readAccount.read(userId);
    if (!(await this.passwords.fits(currentPassword, passwordHash))) throw new ApiError('wrong_password');
    const { count } = await this.database.account.updateMany({
      where: { id: userId, passwordHash },
      data: { passwordHash: await this.passwords.hash(newPassword) },
    });
    if (count === 0) throw new ApiError('wrong_password');
  }
}
