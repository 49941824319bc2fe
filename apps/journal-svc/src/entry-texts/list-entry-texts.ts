import type { EntryText } from '@memory/contracts';
import { encodeCursor } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { after, newestEntriesFirst, sqlLiteral } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';

@Injectable()
export class ListEntryTexts {
  constructor(private readonly database: Database) {}

  /** A page of the texts of a user's own entries, newest first. @throws ApiError `bad_cursor` */
  async execute(
    authorId: string,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ texts: EntryText[]; next: string | null }> {
    const rows = await this.database.$queryRaw<(EntryText & { createdAt: Date })[]>`
      SELECT e.id AS "entryId", e.version, e.title, e.content, e.extracted_text AS "extractedText", e.created_at AS "createdAt"
      FROM entry e
      WHERE ${entryScopes.ownedBy(authorId)} ${after(cursor)}
      ORDER BY ${newestEntriesFirst}
      LIMIT ${sqlLiteral(limit + 1)}`;
    const texts = rows.slice(0, limit);
    const last = texts.at(-1);
    return {
      texts,
      next: rows.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.entryId }) : null,
    };
  }
}
