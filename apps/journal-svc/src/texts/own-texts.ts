import type { EntryText } from '@memory/contracts';
import { ApiError, encodeCursor } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { after, literal, newestFirst } from '../entries/entry-pages.ts';
import { rows } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

type TextRow = EntryText & { createdAt: Date };

const columns = Prisma.sql`
  e.id AS "entryId", e.version, e.title, e.content, e.extracted_text AS "extractedText", e.created_at AS "createdAt"`;

/** What a person's own entries say: the words alone, without files, author and place. */
@Injectable()
export class OwnTexts {
  constructor(private readonly database: Database) {}

  /** A page of them, newest first. @throws ApiError `bad_cursor` */
  async list(
    authorId: string,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ texts: EntryText[]; next: string | null }> {
    const found = await this.database.$queryRaw<TextRow[]>`
      SELECT ${columns} FROM entry e
      WHERE ${rows.ownedBy(authorId)} ${after(cursor)}
      ORDER BY ${newestFirst}
      LIMIT ${literal(limit + 1)}`;
    const texts = found.slice(0, limit);
    const last = texts.at(-1);
    return {
      texts,
      next: found.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.entryId }) : null,
    };
  }

  /** One of them as it is now. @throws ApiError `entry_not_found`, for another's entry too */
  async read(authorId: string, id: string): Promise<EntryText> {
    const [text] = await this.database.$queryRaw<TextRow[]>`
      SELECT ${columns} FROM entry e WHERE ${rows.ownedBy(authorId)} AND e.id = ${id}::uuid`;
    if (!text) throw new ApiError('entry_not_found');
    return text;
  }
}
