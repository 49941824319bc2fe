import type { AuthorSnapshot } from '@memory/events';
import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { Author } from '../generated/prisma/client.ts';
import { SocialClient } from '../peers/social-client.ts';

/** Stores local copies of the account data that entry cards show; social-svc owns the originals. */
@Injectable()
export class AuthorCopies {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /**
   * Returns the stored copy of an author's account. When the event `account.registered` has not arrived yet, the account is requested from
   * social-svc. Returns null when there is no such account.
   */
  async findOrFetch(userId: string, viewer: Viewer): Promise<Author | null> {
    const copy = await this.database.author.findUnique({ where: { userId } });
    if (copy) return copy;
    const card = await this.social.fetchAccountCard(userId, viewer);
    if (!card) return null;
    await saveAuthorCopy(this.database, { ...card, userId });
    return this.database.author.findUnique({ where: { userId } });
  }
}

/**
 * Stores a copy of an author's account, unless the stored copy has a newer version: events and responses of social-svc may arrive in any
 * order.
 */
export async function saveAuthorCopy(database: Database | Transaction, card: AuthorSnapshot): Promise<void> {
  const { userId, username, firstName, lastName, profileImageUrl, version } = card;
  await database.$executeRaw`
    INSERT INTO author AS stored (user_id, username, first_name, last_name, profile_image_url, version)
    VALUES (${userId}::uuid, ${username}, ${firstName}, ${lastName}, ${profileImageUrl}, ${version})
    ON CONFLICT (user_id) DO UPDATE
    SET username = excluded.username, first_name = excluded.first_name, last_name = excluded.last_name,
        profile_image_url = excluded.profile_image_url, version = excluded.version
    WHERE stored.version < excluded.version`;
}
