import { GREETING_NOTICE_DAYS, GREETING_NOTICES_MAX, type GreetingNotice } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { authorColumns } from '../authors/author-copies.ts';
import { sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { Relations } from '../relations/relations.ts';
import { seesGreeting } from './greeting.policy.ts';
import { type GreetingNoticeRow, presentGreetingNotice } from './greeting.presenter.ts';

@Injectable()
export class ListGreetingNotices {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
  ) {}

  /**
   * Lists the newest greetings on an author's own entries. They are the greetings that the author sees on the entries, so nothing about notices is
   * stored, and a notice ends with its greeting, with the friendship and with a block.
   * @throws ApiError `service_unavailable`
   */
  async execute(authorId: string): Promise<GreetingNotice[]> {
    const friends = Prisma.sql`SELECT id FROM friend`;
    const rows = await this.statements.query<GreetingNoticeRow>(Prisma.sql`
      WITH friend AS MATERIALIZED (${await this.relations.friendsOf(authorId)})
      SELECT e.id AS "entryId", e.title, e.created_at AS "entryCreatedAt", g.stamp, g.recording_id AS "recordingId", g.created_at AS "createdAt", ${authorColumns}
      FROM greeting g JOIN entry e ON e.id = g.entry_id JOIN author ON author.user_id = g.giver_id
      WHERE ${entryScopes.ownedBy(authorId)} AND ${seesGreeting(authorId, friends)}
        AND g.created_at > now() - ${sqlNumberLiteral(GREETING_NOTICE_DAYS)} * interval '1 day'
      ORDER BY g.created_at DESC, g.entry_id, g.giver_id LIMIT ${sqlNumberLiteral(GREETING_NOTICES_MAX)}`);
    return rows.map(presentGreetingNotice);
  }
}
