import { type ProfileChanges, fileIdFromMediaUrl, normalizeUsername } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { presentAuthorSnapshot } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import type { Account, Prisma } from '../generated/prisma/client.ts';
import { MediaClient } from '../peers/media-client.ts';

const PNG_DATA_URL_PREFIX = 'data:image/png;base64,';

/** Resolves the `profileImageUrl` of a request to the media URL of an image that the user owns. */
@Injectable()
export class AvatarResolver {
  constructor(private readonly media: MediaClient) {}

  /**
   * Returns the media URL of the avatar; null for no avatar.
   * @param requested a media URL, a PNG data URL (whose image is then stored as a file), or null or '' for no avatar
   * @throws ApiError `profile_picture_unusable` for a file that is not an image or belongs to another user; `service_unavailable`
   */
  async resolveUrl(userId: string, requested: string | null): Promise<string | null> {
    if (!requested) return null;
    return requested.startsWith(PNG_DATA_URL_PREFIX)
      ? this.media.storeAvatar(userId, requested.slice(PNG_DATA_URL_PREFIX.length))
      : this.requireOwnImage(userId, requested);
  }

  private async requireOwnImage(userId: string, url: string): Promise<string> {
    const file = await this.media.describeFile(userId, fileIdFromMediaUrl(url));
    if (file?.ownerId !== userId || file.kind !== 'image') throw new ApiError('profile_picture_unusable');
    return url;
  }
}

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
    private readonly avatarResolver: AvatarResolver,
  ) {}

  /**
   * Changes the given fields of a profile and writes `profile.updated` to the outbox, in one transaction. Fields that are undefined keep
   * their values.
   * @throws ApiError `user_not_found`, `username_taken`, `profile_picture_unusable`, `service_unavailable`.
   */
  async execute(userId: string, changes: ProfileChanges): Promise<Account> {
    const account = await this.readAccount.execute(userId);
    // The username is checked before the avatar is stored, so that a rejected request leaves no file. A file can remain only when two users choose
    // the same username at the same moment.
    await this.requireFreeUsername(userId, changes.username);
    const data = await this.toColumns(userId, changes);
    if (Object.values(data).every((value) => value === undefined)) return account;
    try {
      return await this.database.$transaction(async (tx) => {
        const updated = await tx.account.update({
          where: { id: userId },
          data: { ...data, version: { increment: 1 } },
        });
        await writeOutbox(tx, profileUpdated, { entityId: userId, data: presentAuthorSnapshot(updated) });
        return updated;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'username_key')) throw new ApiError('username_taken', { cause: error });
      throw error;
    }
  }

  private async requireFreeUsername(userId: string, username: string | undefined): Promise<void> {
    if (username === undefined) return;
    const holder = await this.database.account.findUnique({ where: { usernameKey: normalizeUsername(username) } });
    if (holder && holder.id !== userId) throw new ApiError('username_taken');
  }

  private async toColumns(userId: string, changes: ProfileChanges): Promise<Prisma.AccountUpdateInput> {
    const { username, birthDate, profileImageUrl } = changes;
    return {
      username,
      usernameKey: username === undefined ? undefined : normalizeUsername(username),
      firstName: nullIfEmpty(changes.firstName),
      lastName: nullIfEmpty(changes.lastName),
      bio: nullIfEmpty(changes.bio),
      birthDate: birthDate ? new Date(birthDate) : nullIfEmpty(birthDate),
      profileImageUrl:
        profileImageUrl === undefined ? undefined : await this.avatarResolver.resolveUrl(userId, profileImageUrl),
    };
  }
}

/** Maps the empty string to null, because a request may clear a field with either value. */
const nullIfEmpty = <Value extends string>(value: Value | null | undefined): Value | null | undefined =>
  value === '' ? null : value;
