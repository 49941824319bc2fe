import type { NewRecoveryCodes } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { lockAccountForChange } from './locked-account.ts';
import { ReplaceRecoveryCodes } from './replace-recovery-codes.ts';
import { countFactors } from './second-factor.policy.ts';

@Injectable()
export class CreateRecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly replaceRecoveryCodes: ReplaceRecoveryCodes,
  ) {}

  /** @throws ApiError `user_not_found`, `second_factor_not_offered`, `no_second_factor` */
  execute(userId: string): Promise<NewRecoveryCodes> {
    return this.database.$transaction(async (tx) => {
      const account = await lockAccountForChange(tx, userId);
      if (countFactors(account) === 0) throw new ApiError('no_second_factor');
      return { recoveryCodes: await this.replaceRecoveryCodes.execute(tx, userId) };
    });
  }
}
