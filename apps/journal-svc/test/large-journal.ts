import { eventually } from '@memory/testing';
import type { Database, Transaction } from '../src/database.ts';
import { searchSignatureOf } from '../src/entries/search-signature.ts';
import { Prisma } from '../src/generated/prisma/client.ts';

/** Returns the id of the author with this number in a large journal. */
export const authorIdOfNumber = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const authorIdSql = (n: Prisma.Sql) => Prisma.sql`('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const levels = Prisma.sql`(ARRAY['private', 'friends', 'public']::privacy_level[])`;

export interface LargeJournalSize {
  /** The number of entries that are divided equally among the authors 1 to `authors`. */
  readonly entries: number;
  readonly authors: number;
  /** The number of entries of author 0, which are older than all other entries. */
  readonly entriesOfAuthor0: number;
  /** What others are to a user. There is also a friendship of every two authors whose numbers differ by one to twenty. */
  readonly relations: readonly { userId: string; otherIds: readonly string[]; kind: 'friend' | 'hidden' }[];
}

/** Fills the tables with so many rows that PostgreSQL's planner chooses a sequential scan wherever an index is missing. */
export async function fillLargeJournal(
  database: Database,
  { entries, authors, entriesOfAuthor0, relations }: LargeJournalSize,
): Promise<void> {
  await database.$transaction(
    async (tx) => {
      // This setting skips the foreign key checks of two million rows, which are valid by construction.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tx.$executeRaw`
        INSERT INTO author (user_id, username, version) SELECT ${authorIdSql(Prisma.sql`n`)}, 'author ' || n, 1 FROM generate_series(0, ${authors}::int) AS n`;
      await tx.$executeRaw`
        INSERT INTO author_counter (author_id, entries) SELECT ${authorIdSql(Prisma.sql`n`)}, 1 FROM generate_series(0, ${authors}::int) AS n`;
      await insertEntries(tx, Prisma.sql`1 + n % ${authors}::int`, { count: entries, minutesAgo: 0, signature: null });
      await insertEntries(tx, Prisma.sql`0`, {
        count: entriesOfAuthor0,
        minutesAgo: entries,
        signature: signatureOfAuthor0,
      });
      await tx.$executeRaw`
        INSERT INTO entry_file (entry_id, role, position, file_id, content_type) SELECT id, 'audio', 0, id, 'audio/mp4' FROM entry`;
      await tx.$executeRaw`
        INSERT INTO user_relation (user_id, other_id, kind, version, is_confirmed)
        SELECT ${authorIdSql(Prisma.sql`n`)}, ${authorIdSql(Prisma.sql`n + k`)}, 'friend', 1, true
        FROM generate_series(0, ${authors}::int) AS n, generate_series(-20, 20) AS k WHERE k <> 0 AND n + k >= 0`;
      for (const { userId, otherIds, kind } of relations)
        await tx.$executeRaw`
          INSERT INTO user_relation (user_id, other_id, kind, version, is_confirmed)
          SELECT ${userId}::uuid, other, ${kind}::relation_kind, 1, true FROM unnest(${otherIds}::uuid[]) AS other
          UNION ALL SELECT other, ${userId}::uuid, ${kind}::relation_kind, 1, true FROM unnest(${otherIds}::uuid[]) AS other`;
    },
    { timeout: 240_000 },
  );
  await database.$executeRaw`VACUUM ANALYZE`;
  await eventually(() => markEntriesAllVisible(database));
}

/**
 * Marks all pages of entries as visible to everyone, without which an index alone cannot serve them. VACUUM leaves out pages with rows that are
 * newer than the oldest transaction of the server, which may be that of another test or of autovacuum.
 */
async function markEntriesAllVisible(database: Database): Promise<void> {
  await database.$executeRaw`VACUUM entry`;
  const [entry] = await database.$queryRaw<{ unmarked: number }[]>`
    SELECT relpages - relallvisible AS unmarked FROM pg_class WHERE oid = 'entry'::regclass`;
  expect(entry).toEqual({ unmarked: 0 });
}

/** One signature for all entries of author 0: that of a text with every number of two digits. */
const signatureOfAuthor0 = searchSignatureOf({
  title: Array.from({ length: 100 }, (_, n) => `第${n}${String(n).padStart(2, '0')}天`).join(''),
  content: '今天我们去公园散步。'.repeat(2),
  extractedText: '',
});

async function insertEntries(
  tx: Transaction,
  authorNumber: Prisma.Sql,
  { count, minutesAgo, signature }: { count: number; minutesAgo: number; signature: string | null },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, created_at, search_signature)
    SELECT uuidv7(), ${authorIdSql(authorNumber)}, '第' || n || '天', repeat('今天我们去公园散步。', 1 + n % 5), '', ${levels}[1 + (n / 7) % 3],
      gen_random_uuid()::text, 'en', now() - (n + ${minutesAgo}::int) * interval '1 minute',
      ${signature}::bit(2048)
    FROM generate_series(1, ${count}::int) AS n`;
}
