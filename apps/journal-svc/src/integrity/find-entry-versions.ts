import type { EntryVersion } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class FindEntryVersions {
  constructor(private readonly database: Database) {}

  /**
   * Returns the current versions of entries, and for each entry whether some service has not handled all of its events yet. A single statement
   * reads both, because its snapshot contains a change together with its event. If a service then has another version of an entry that has no
   * unhandled event, the service has missed an event. Omits entries of authors without a row in `author`, because the account is being erased.
   */
  async execute(entries: readonly { id: string; authorId: string }[]): Promise<EntryVersion[]> {
    const ids = entries.map(({ id }) => id);
    const rows = await this.database.$queryRaw<(Omit<EntryVersion, 'updatedAt'> & { updatedAt: Date | null })[]>`
      WITH changing AS (
        SELECT entity_id FROM outbox WHERE entity_id = ANY (${ids}::text[])
        UNION SELECT entity_id FROM published_event WHERE entity_id = ANY (${ids}::text[])
      )
      SELECT asked.id::text AS id, e.version, e.updated_at AS "updatedAt", asked.id::text IN (SELECT entity_id FROM changing) AS "isChanging"
      FROM unnest(${ids}::uuid[], ${entries.map(({ authorId }) => authorId)}::uuid[]) AS asked (id, author_id)
      JOIN author ON author.user_id = asked.author_id
      LEFT JOIN entry e ON e.id = asked.id AND e.author_id = asked.author_id`;
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt?.toISOString() ?? null }));
  }
}
