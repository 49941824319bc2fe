import type { Database } from '../src/database.ts';
import { Prisma } from '../src/generated/prisma/client.ts';

/** The author with this number, in a big journal. */
export const authorNumber = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const authorOf = (n: Prisma.Sql) => Prisma.sql`('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const levels = Prisma.sql`(ARRAY['private', 'friends', 'public']::privacy_level[])`;

/** How many entries, and by how many people; author 0 wrote `prolific` more, long ago. */
export interface BigJournal {
  readonly entries: number;
  readonly authors: number;
  readonly prolific: number;
}

/** Fills the tables past the size at which PostgreSQL would rather read them whole. */
export async function fillJournal(database: Database, { entries, authors, prolific }: BigJournal): Promise<void> {
  await database.$transaction(
    async (transaction) => {
      // Rows that are right by construction: two million foreign keys need not be looked up.
      await transaction.$executeRaw`SET LOCAL session_replication_role = replica`;
      await transaction.$executeRaw`
        INSERT INTO author (user_id, username, version) SELECT ${authorOf(Prisma.sql`n`)}, 'author ' || n, 1 FROM generate_series(0, ${authors}::int) AS n`;
      await transaction.$executeRaw`
        INSERT INTO author_counter (author_id, entries) SELECT ${authorOf(Prisma.sql`n`)}, 1 FROM generate_series(0, ${authors}::int) AS n`;
      await fillEntries(transaction, Prisma.sql`1 + n % ${authors}::int`, { entries, minutesAgo: 0 });
      await fillEntries(transaction, Prisma.sql`0`, { entries: prolific, minutesAgo: entries });
      await transaction.$executeRaw`
        INSERT INTO entry_file (entry_id, role, position, file_id, content_type) SELECT id, 'audio', 0, id, 'audio/mp4' FROM entry`;
    },
    { timeout: 240_000 },
  );
  await database.$executeRaw`VACUUM ANALYZE`;
}

async function fillEntries(
  database: Prisma.TransactionClient,
  author: Prisma.Sql,
  some: { entries: number; minutesAgo: number },
): Promise<void> {
  await database.$executeRaw`
    INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language, created_at)
    SELECT uuidv7(), ${authorOf(author)}, '第' || n || '天', repeat('今天我们去公园散步。', 1 + n % 5), '', ${levels}[1 + (n / 7) % 3],
      gen_random_uuid()::text, 'en', now() - (n + ${some.minutesAgo}::int) * interval '1 minute'
    FROM generate_series(1, ${some.entries}::int) AS n`;
}
