import type { PageQuery } from '@memory/contracts';
import type { Database } from '../database.ts';
import { after, columns, type EntryPage, literal, newestFirst, toPage } from '../entries/entry-pages.ts';
import type { EntryRecord } from '../entries/entry-record.ts';
import { rows } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** How many of the newest entries of all are looked at before each friend is. */
const WINDOW = 2_000;

/**
 * A page of what these people show to friends, newest first. With busy friends it lies among the newest entries of all; where it does
 * not, the newest few of each friend are taken from the index and merged. Either way only what is shown is read from the table itself.
 * @throws ApiError `bad_cursor`
 */
export async function readFriendsPage(
  database: Database,
  friendIds: readonly string[],
  { limit, cursor }: PageQuery,
): Promise<EntryPage> {
  if (friendIds.length === 0) return { entries: [], next: null };
  // As one text: hundreds of parameters are dear to write and to read.
  const friends = Prisma.sql`unnest(string_to_array(${friendIds.join()}, ',')::uuid[])`;
  const keyset = after(cursor);
  const count = literal(limit + 1);
  const amongNewest = Prisma.sql`
    SELECT w.id FROM (
      SELECT e.id, e.author_id, e.created_at FROM entry e
      WHERE ${rows.friendsSee} ${keyset} ORDER BY ${newestFirst} LIMIT ${literal(WINDOW)}
    ) w WHERE w.author_id IN (SELECT ${friends}) ORDER BY w.created_at DESC, w.id DESC LIMIT ${count}`;
  const ofEach = Prisma.sql`
    SELECT n.id FROM ${friends} AS friend (id) CROSS JOIN LATERAL (
      SELECT e.id, e.created_at FROM entry e
      WHERE e.author_id = friend.id AND ${rows.friendsSee} ${keyset} ORDER BY ${newestFirst} LIMIT ${count}
    ) n ORDER BY n.created_at DESC, n.id DESC LIMIT ${count}`;

  const busy = await readEntries(database, amongNewest);
  return toPage(busy.length > limit ? busy : await readEntries(database, ofEach), limit);
}

/** The chosen entries, as cards show them; one that became private in between is left out. */
function readEntries(database: Database, chosen: Prisma.Sql): Promise<EntryRecord[]> {
  return database.$queryRaw<EntryRecord[]>`
    WITH chosen AS MATERIALIZED (${chosen})
    SELECT ${columns}
    FROM chosen JOIN entry e ON e.id = chosen.id JOIN author a ON a.user_id = e.author_id
    WHERE ${rows.friendsSee}
    ORDER BY ${newestFirst}`;
}
