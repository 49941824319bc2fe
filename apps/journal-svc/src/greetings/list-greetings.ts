import type { EntryGreetings } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { authorColumns } from '../authors/author-copies.ts';
import { idArray } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { Relations } from '../relations/relations.ts';
import { isClosedTo, seesGreeting, takesPartIn } from './greeting.policy.ts';
import { type EntryGreetingRow, presentEntryGreetings } from './greeting.presenter.ts';

@Injectable()
export class ListGreetings {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
  ) {}

  /**
   * Lists what the viewer may know of the greetings on the entries. Entries in whose greetings the viewer has no part are left out, like ids that
   * do not exist.
   * @throws ApiError `service_unavailable`
   */
  async execute(viewerId: string, entryIds: readonly string[]): Promise<EntryGreetings[]> {
    const friends = Prisma.sql`SELECT id FROM friend`;
    const rows = await this.statements.query<EntryGreetingRow>(Prisma.sql`
      WITH friend AS MATERIALIZED (${await this.relations.friendsOf(viewerId)})
      SELECT e.id AS "entryId", e.author_id <> ${viewerId}::uuid AND NOT ${isClosedTo(viewerId)} AS "isOpen",
        g.stamp, g.recording_id AS "recordingId", g.created_at AS "createdAt", ${authorColumns}
      FROM entry e
      LEFT JOIN (greeting g JOIN author ON author.user_id = g.giver_id)
        ON g.entry_id = e.id AND ${seesGreeting(viewerId, friends)}
      WHERE e.id = ANY(${idArray(entryIds)}) AND ${takesPartIn(viewerId, friends)}
      ORDER BY e.id, g.created_at, g.giver_id`);
    return presentEntryGreetings(rows);
  }
}
