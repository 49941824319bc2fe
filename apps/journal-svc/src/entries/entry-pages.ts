import type { PageQuery } from '@memory/contracts';
import { decodeCursor, encodeCursor } from '@memory/service-kit';
import type { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { EntryRecord } from './entry-record.ts';

export interface EntryPage {
  readonly entries: EntryRecord[];
  /** The cursor of the next page, null at the end. */
  readonly next: string | null;
}

export const newestFirst = Prisma.sql`e.created_at DESC, e.id DESC`;

/** `LIMIT $1` makes PostgreSQL plan anew at each call. */
export const literal = (count: number): Prisma.Sql => Prisma.raw(String(count));

/** `withAuthorAndFiles` in SQL. */
export const columns = Prisma.sql`
  e.id, e.author_id AS "authorId", e.title, e.content, e.extracted_text AS "extractedText",
  e.privacy_level::text AS "privacyLevel", e.share_id AS "shareId", e.language, e.location, e.latitude, e.longitude, e.weather,
  e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.version,
  json_build_object('username', a.username, 'firstName', a.first_name, 'lastName', a.last_name,
    'profileImageUrl', a.profile_image_url) AS author,
  (SELECT coalesce(json_agg(json_build_object('role', f.role, 'fileId', f.file_id, 'contentType', f.content_type)
     ORDER BY f.role, f.position), '[]') FROM entry_file f WHERE f.entry_id = e.id) AS files`;

/**
 * A page of the entries in `scope` (a rule of entry.policy.ts), newest first. In SQL because lists are what is read most, and
 * Prisma can say neither a row comparison (the keyset) nor a literal in a condition or LIMIT (the partial index, one plan for all).
 * @throws ApiError `bad_cursor`
 */
export async function readEntryPage(
  database: Database,
  scope: Prisma.Sql,
  { limit, cursor }: PageQuery,
): Promise<EntryPage> {
  const found = await database.$queryRaw<EntryRecord[]>`
    SELECT ${columns}
    FROM entry e JOIN author a ON a.user_id = e.author_id
    WHERE ${scope} ${after(cursor)}
    ORDER BY ${newestFirst}
    LIMIT ${literal(limit + 1)}`;
  return toPage(found, limit);
}

/** Entries of which one more than `limit` was asked for. */
export function toPage(found: EntryRecord[], limit: number): EntryPage {
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const isLastPage = found.length <= limit || !last;
  return { entries, next: isLastPage ? null : encodeCursor({ at: last.createdAt, id: last.id }) };
}

/** The keyset's condition on `e`. @throws ApiError `bad_cursor` */
export function after(cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.empty;
  const { at, id } = decodeCursor(cursor);
  return Prisma.sql`AND (e.created_at, e.id) < (${at}::timestamptz, ${id}::uuid)`;
}
