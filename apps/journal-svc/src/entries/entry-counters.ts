import { randomInt } from 'node:crypto';
import type { PrivacyLevel } from '@memory/contracts';
import type { Database, Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * The number of rows (shards) of the counter of public entries. The sum of all rows is the number of public entries. Every transaction that
 * publishes an entry locks one row until it commits; with a single row, all these transactions would wait for each other. The counters of all
 * authors are not added up instead, because this would take longer with every new author.
 */
const PUBLIC_COUNTER_SHARDS = 16;

/** The privacy level of an entry before and after a change. `before` is null for a new entry, `after` is null for a deleted entry. */
interface PrivacyChange {
  readonly before: PrivacyLevel | null;
  readonly after: PrivacyLevel | null;
}

/**
 * Updates the counters of entries in the transaction that changes or deletes an entry. Must be the last step of the transaction, because the update
 * locks rows for which other transactions wait.
 */
export async function updateEntryCounters(tx: Transaction, authorId: string, change: PrivacyChange): Promise<void> {
  if (change.before === change.after) return;
  await tx.$executeRaw`WITH ${counterQueries(authorId, change)} SELECT`;
}

/**
 * SQL: the WITH queries that update the counters. The author's counter row is always locked before the row that counts all public entries, so that
 * two transactions cannot deadlock.
 * @param source a FROM clause; the counters are updated only if the clause returns a row
 */
export function counterQueries(
  authorId: string,
  { before, after }: PrivacyChange,
  source: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const change = (countsAs: (level: PrivacyLevel | null) => boolean) =>
    Prisma.sql`${Number(countsAs(after)) - Number(countsAs(before))}::int`;
  const publicEntries = change((level) => level === 'public');
  return Prisma.sql`
    author_total AS (
      INSERT INTO author_counter AS counter (author_id, entries, friends_entries, public_entries)
      SELECT ${authorId}::uuid, ${change((level) => level !== null)}, ${change((level) => level === 'friends')}, ${publicEntries} ${source}
      ON CONFLICT (author_id) DO UPDATE SET entries = counter.entries + excluded.entries,
        friends_entries = counter.friends_entries + excluded.friends_entries,
        public_entries = counter.public_entries + excluded.public_entries
      RETURNING author_id
    ), public_total AS (
      INSERT INTO public_counter AS counter (shard, entries)
      SELECT ${randomInt(PUBLIC_COUNTER_SHARDS)}::smallint, ${publicEntries} FROM author_total WHERE ${publicEntries} <> 0
      ON CONFLICT (shard) DO UPDATE SET entries = counter.entries + excluded.entries
    )`;
}

/** Subtracts the public entries of an erased author from the number of all public entries. */
export async function subtractPublicEntries(tx: Transaction, entries: number): Promise<void> {
  if (entries === 0) return;
  const shard = randomInt(PUBLIC_COUNTER_SHARDS);
  await tx.publicCounter.upsert({
    where: { shard },
    create: { shard, entries: -entries },
    update: { entries: { decrement: entries } },
  });
}

/** Returns the number of an author's entries, and how many of them are public. */
export async function readAuthorCounter(
  database: Database,
  authorId: string,
): Promise<{ entries: number; publicEntries: number }> {
  return (await database.authorCounter.findUnique({ where: { authorId } })) ?? { entries: 0, publicEntries: 0 };
}

/** SQL: the number of an author's entries. */
export const totalOfAuthor = (authorId: string): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT entries FROM author_counter WHERE author_id = ${authorId}::uuid), 0)`;

/** SQL: the number of an author's public entries. */
export const publicTotalOfAuthor = (authorId: string): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT public_entries FROM author_counter WHERE author_id = ${authorId}::uuid), 0)`;

/**
 * SQL: the number of entries that the friends of the given authors may see. The query reads one row per author by primary key.
 * @param authorIds SQL: an array of ids
 */
export const totalVisibleToFriends = (authorIds: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(sum(friends_entries + public_entries), 0)::int
   FROM author_counter WHERE author_id = ANY(${authorIds}))`;

/**
 * SQL: the number of public entries of all authors except the hidden authors.
 * @param hiddenAuthors SQL: a query of ids
 */
export const publicTotalExceptBy = (hiddenAuthors: Prisma.Sql): Prisma.Sql => Prisma.sql`
  ((SELECT coalesce(sum(entries), 0) FROM public_counter) -
   (SELECT coalesce(sum(public_entries), 0) FROM author_counter WHERE author_id = ANY(ARRAY(${hiddenAuthors}))))::int`;
