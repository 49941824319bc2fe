import type { EntryText } from '@memory/contracts';
import { toKeysetPage } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { entriesAfterCursor, newestEntriesFirst, sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';

@Injectable()
export class ListEntryTexts {
  constructor(private readonly database: Database) {}

  /**
   * Reads a page of the texts of a user's own entries, newest first.
   * @throws ApiError `bad_cursor`
   */
  async execute(
    authorId: string,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ texts: EntryText[]; next: string | null }> {
    const rows = await this.database.$queryRaw<(Omit<EntryText, 'createdAt'> & { createdAt: Date })[]>`
      SELECT e.id AS "entryId", e.version, e.title, e.content, e.extracted_text AS "extractedText", e.created_at AS "createdAt"
      FROM entry e
      WHERE ${entryScopes.ownedBy(authorId)} ${entriesAfterCursor(cursor)}
      ORDER BY ${newestEntriesFirst}
      LIMIT ${sqlNumberLiteral(limit + 1)}`;
    const page = toKeysetPage(rows, limit, ({ createdAt, entryId }) => ({ at: createdAt, id: entryId }));
    const texts = page.items.map((text) => ({ ...text, createdAt: text.createdAt.toISOString() }));
    return { texts, next: page.nextCursor };
  }
}
