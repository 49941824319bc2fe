import { type ProfileChanges, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { presentCard } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import type { Account, Prisma } from '../generated/prisma/client.ts';
import { ProfilePicture } from './profile-picture.ts';

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly picture: ProfilePicture,
  ) {}

  /**
   * Changes what was sent and tells the others, in one transaction.
   * @throws ApiError `user_not_found`, `username_taken`, `profile_picture_unusable`, `service_unavailable`.
   */
  async update(userId: string, changes: ProfileChanges): Promise<Account> {
    const account = await this.readAccount.read(userId);
    const data = await this.columnsOf(userId, changes);
    if (Object.values(data).every((value) => value === undefined)) return account;
    try {
      return await this.database.$transaction(async (tx) => {
        const updated = await tx.account.update({
          where: { id: userId },
          data: { ...data, version: { increment: 1 } },
        });
        await writeOutbox(tx, profileUpdated, { entityId: userId, data: presentCard(updated) });
        return updated;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'username_key')) throw new ApiError('username_taken', { cause: error });
      throw error;
    }
  }

  /** Undefined leaves a column as it is. */
  private async columnsOf(userId: string, changes: ProfileChanges): Promise<Prisma.AccountUpdateInput> {
    const { username, birthDate, profileImageUrl } = changes;
    return {
      username,
      usernameKey: username === undefined ? undefined : normalizeUsername(username),
      firstName: emptied(changes.firstName),
      lastName: emptied(changes.lastName),
      bio: emptied(changes.bio),
      birthDate: birthDate ? new Date(birthDate) : emptied(birthDate),
      profileImageUrl:
        profileImageUrl === undefined ? undefined : await this.picture.addressOf(userId, profileImageUrl),
    };
  }
}

/** '' and null empty a column. */
const emptied = <Value extends string>(value: Value | null | undefined): Value | null | undefined =>
  value === '' ? null : value;
