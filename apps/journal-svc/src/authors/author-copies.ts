import type { UserRelation } from '@memory/contracts';
import type { AuthorSnapshot, Envelope } from '@memory/events';
import type { Viewer } from '@memory/service-kit';
import { deliveryQuery, PreparedStatements, type StatementExecutor } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { type Author, Prisma } from '../generated/prisma/client.ts';
import { SocialClient } from '../peers/social-client.ts';
import { relationToViewer } from '../relations/user-relation.policy.ts';

/** SQL: the columns of a row `author`. */
export const authorColumns = Prisma.sql`
  author.user_id AS "userId", author.username, author.first_name AS "firstName", author.last_name AS "lastName",
  author.profile_image_url AS "profileImageUrl", author.version`;

/** Stores local copies of the account data that entry cards show; social-svc owns the originals. */
@Injectable()
export class AuthorCopies {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly social: SocialClient,
  ) {}

  /**
   * Returns the stored copy of an author's account. When the event `account.registered` has not arrived yet, the account is requested from
   * social-svc. Returns null when there is no such account.
   */
  async findOrFetch(userId: string, viewer: Viewer): Promise<Author | null> {
    return (await this.read(userId)) ?? this.fetch(userId, viewer);
  }

  /**
   * Returns the stored copy of an author's account, and the author's relation to the viewer according to the copies of relations. Returns null when
   * there is no copy of the account.
   */
  async find(userId: string, viewer: Viewer): Promise<{ author: Author; relation: UserRelation } | null> {
    const [row] = await this.statements.query<Author & { relation: UserRelation }>(Prisma.sql`
      SELECT ${authorColumns}, ${relationToViewer(viewer, Prisma.sql`author.user_id`)} AS relation
      FROM author WHERE author.user_id = ${userId}::uuid`);
    if (!row) return null;
    const { relation, ...author } = row;
    return { author, relation };
  }

  /** Requests an account from social-svc and stores a copy. Returns null when there is no such account, or it is hidden from the viewer. */
  async fetch(userId: string, viewer: Viewer): Promise<Author | null> {
    const card = await this.social.fetchAccountCard(userId, viewer);
    if (!card) return null;
    await saveAuthorCopy(this.statements, { ...card, userId }, null);
    return this.read(userId);
  }

  private async read(userId: string): Promise<Author | null> {
    const [author] = await this.statements.query<Author>(Prisma.sql`
      SELECT ${authorColumns} FROM author WHERE author.user_id = ${userId}::uuid`);
    return author ?? null;
  }
}

/**
 * Stores a copy of an author's account, unless the stored copy has a newer version: events and responses of social-svc may arrive in any
 * order.
 * @param event the event that the card comes from, which is handled only once; null for a response of social-svc
 */
export async function saveAuthorCopy(
  statements: StatementExecutor,
  { userId, username, firstName, lastName, profileImageUrl, version }: AuthorSnapshot,
  event: Pick<Envelope, 'id'> | null,
): Promise<void> {
  await statements.query(Prisma.sql`
    WITH ${deliveryQuery(event)}
    INSERT INTO author AS stored (user_id, username, first_name, last_name, profile_image_url, version)
    SELECT ${userId}::uuid, ${username}, ${firstName}, ${lastName}, ${profileImageUrl}, ${version}::int FROM first_delivery
    ON CONFLICT (user_id) DO UPDATE
    SET username = excluded.username, first_name = excluded.first_name, last_name = excluded.last_name,
        profile_image_url = excluded.profile_image_url, version = excluded.version
    WHERE stored.version < excluded.version`);
}
