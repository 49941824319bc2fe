import type { SecondFactorStatus } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentSecondFactor } from './second-factor.presenter.ts';

@Injectable()
export class ReadSecondFactor {
  constructor(private readonly database: Database) {}

  /** @throws ApiError `user_not_found` */
  async execute(userId: string): Promise<SecondFactorStatus> {
    const account = await this.database.account.findUnique({
      where: { id: userId },
      include: {
        totp: true,
        passkeys: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
        _count: { select: { recoveryCodes: true, externalIdentities: true } },
      },
    });
    if (!account) throw new ApiError('user_not_found');
    const { totp, passkeys, secondFactorRequired, _count: count } = account;
    return presentSecondFactor({
      isExternal: count.externalIdentities > 0,
      isRequired: secondFactorRequired,
      totp,
      passkeys,
      recoveryCodesLeft: count.recoveryCodes,
    });
  }
}
