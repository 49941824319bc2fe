import type { AuthorSnapshot } from '@memory/events';
import type { Database, Transaction } from '../database.ts';

/**
 * Keeps what a card shows of a person. Events and answers of social-svc may come in any order: the highest version stays.
 */
export async function keepAuthorCopy(database: Database | Transaction, card: AuthorSnapshot): Promise<void> {
  const { userId, username, firstName, lastName, profileImageUrl, version } = card;
  await database.$executeRaw`
    INSERT INTO author AS kept (user_id, username, first_name, last_name, profile_image_url, version)
    VALUES (${userId}::uuid, ${username}, ${firstName}, ${lastName}, ${profileImageUrl}, ${version})
    ON CONFLICT (user_id) DO UPDATE
    SET username = excluded.username, first_name = excluded.first_name, last_name = excluded.last_name,
        profile_image_url = excluded.profile_image_url, version = excluded.version
    WHERE kept.version < excluded.version`;
}
