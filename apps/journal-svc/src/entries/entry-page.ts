import type { PageQuery } from '@memory/contracts';
import { keysetCondition, type KeysetPage, toKeysetPage } from '@memory/service-kit/database';
import type { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { EntryRecord } from './entry.presenter.ts';

export type EntryPage = KeysetPage<EntryRecord>;

export const newestEntriesFirst = Prisma.sql`e.created_at DESC, e.id DESC`;

/**
 * Returns the SQL condition for the entries `e` that follow a keyset cursor.
 * @throws ApiError `bad_cursor`
 */
export const entriesAfterCursor = (cursor: string | undefined): Prisma.Sql =>
  keysetCondition(cursor, { time: 'e.created_at', id: 'e.id' });

/** Returns a number as an SQL literal. With a parameter (`LIMIT $1`), PostgreSQL would plan the query again for every call. */
export const sqlNumberLiteral = (count: number): Prisma.Sql => Prisma.raw(String(count));

/** The columns that an `EntryRecord` needs, selected from an entry `e` and its author `a`. */
const entryColumns = Prisma.sql`
  e.id, e.author_id AS "authorId", e.title, e.content, e.extracted_text AS "extractedText",
  e.privacy_level::text AS "privacyLevel", e.share_id AS "shareId", e.language, e.location, e.latitude, e.longitude, e.weather,
  e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.version,
  json_build_object('username', a.username, 'firstName', a.first_name, 'lastName', a.last_name,
    'profileImageUrl', a.profile_image_url) AS author,
  (SELECT coalesce(json_agg(json_build_object('role', f.role, 'fileId', f.file_id, 'contentType', f.content_type)
     ORDER BY f.role, f.position), '[]') FROM entry_file f WHERE f.entry_id = e.id) AS files`;

/**
 * Reads a page of the entries that match `scope` (a condition of `entryScopes`), newest first. The query is SQL, because lists are the most
 * frequent reads and Prisma lacks two things that make them fast: comparing rows (for the keyset cursor), and literals in conditions and
 * LIMIT (for partial indexes and a cached plan).
 * @throws ApiError `bad_cursor`
 */
export async function readEntryPage(
  database: Database,
  scope: Prisma.Sql,
  { limit, cursor }: PageQuery,
): Promise<EntryPage> {
  const rows = await database.$queryRaw<EntryRecord[]>`
    SELECT ${entryColumns}
    FROM entry e JOIN author a ON a.user_id = e.author_id
    WHERE ${scope} ${entriesAfterCursor(cursor)}
    ORDER BY ${newestEntriesFirst}
    LIMIT ${sqlNumberLiteral(limit + 1)}`;
  return toEntryPage(rows, limit);
}

/**
 * Reads the entries whose ids the query `selection` returns, newest first. The condition `scope` is checked again, because an entry may
 * have changed since the ids were read.
 */
export function readEntriesByIdQuery(
  database: Database,
  selection: Prisma.Sql,
  scope: Prisma.Sql,
): Promise<EntryRecord[]> {
  return database.$queryRaw<EntryRecord[]>`
    WITH selected AS MATERIALIZED (${selection})
    SELECT ${entryColumns}
    FROM selected JOIN entry e ON e.id = selected.id JOIN author a ON a.user_id = e.author_id
    WHERE ${scope}
    ORDER BY ${newestEntriesFirst}`;
}

/**
 * Converts rows to a page with a cursor for the next page.
 * @param rows up to `limit + 1` entries; the extra entry shows that there is a next page
 */
export const toEntryPage = (rows: EntryRecord[], limit: number): EntryPage =>
  toKeysetPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
