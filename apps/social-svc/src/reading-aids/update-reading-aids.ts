import type { ReadingAids, ReadingAidsChanges } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import { defaultReadingAids, presentReadingAids } from './reading-aids.presenter.ts';

@Injectable()
export class UpdateReadingAids {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
  ) {}

  /**
   * Changes the given reading aids of a user. One statement writes only the given fields, so that two devices that change different fields at the
   * same moment do not overwrite each other.
   * @throws ApiError `user_not_found`
   */
  async execute(userId: string, changes: ReadingAidsChanges): Promise<ReadingAids> {
    const { id: accountId } = await this.readAccount.execute(userId);
    const row = await this.database.readingAids.upsert({
      where: { accountId },
      create: { accountId, ...defaultReadingAids, ...changes },
      update: changes,
    });
    return presentReadingAids(row);
  }
}
