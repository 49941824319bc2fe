import type { GreetingSettings } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { AuthorCopies, authorColumns } from '../authors/author-copies.ts';
import { presentAuthor } from '../authors/author.presenter.ts';
import { Database } from '../database.ts';
import { type Author, Prisma } from '../generated/prisma/client.ts';
import { Relations } from '../relations/relations.ts';

/** Who may give greetings on an author's entries: all friends but those of table `closed_greeting`. */
@Injectable()
export class GreetingSettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
    private readonly authors: AuthorCopies,
  ) {}

  /** Returns the settings of an author, with present friends only. @throws ApiError `service_unavailable` */
  async read(authorId: string): Promise<GreetingSettings> {
    const closed = await this.statements.query<Omit<Author, 'version'>>(Prisma.sql`
      SELECT ${authorColumns} FROM closed_greeting c JOIN author ON author.user_id = c.giver_id
      WHERE c.author_id = ${authorId}::uuid
        AND (c.giver_id = c.author_id OR c.giver_id IN (${await this.relations.friendsOf(authorId)}))
      ORDER BY author.username`);
    return {
      isOpen: closed.every(({ userId }) => userId !== authorId),
      closedTo: closed.filter(({ userId }) => userId !== authorId).map(presentAuthor),
    };
  }

  /** Switches greetings on or off. @throws ApiError `not_signed_in` when the account no longer exists; `service_unavailable` */
  async update(authorId: string, { isOpen }: Pick<GreetingSettings, 'isOpen'>): Promise<GreetingSettings> {
    if (isOpen) await this.open(authorId, authorId);
    else await this.close(authorId, authorId);
    return this.read(authorId);
  }

  /** @throws ApiError `greeting_friend_not_found`; as `update` */
  async closeTo(authorId: string, friendId: string): Promise<GreetingSettings> {
    const [friend] = await this.statements.query<object>(Prisma.sql`
      SELECT FROM (${await this.relations.friendsOf(authorId)}) AS friend WHERE id = ${friendId}::uuid`);
    if (!friend) throw new ApiError('greeting_friend_not_found');
    await this.close(authorId, friendId);
    return this.read(authorId);
  }

  async open(authorId: string, giverId: string): Promise<void> {
    await this.database.closedGreeting.deleteMany({ where: { authorId, giverId } });
  }

  private async close(authorId: string, giverId: string): Promise<void> {
    if (!(await this.authors.findOrFetch(authorId, { userId: authorId }))) throw new ApiError('not_signed_in');
    await this.database.closedGreeting.createMany({ data: [{ authorId, giverId }], skipDuplicates: true });
  }
}
