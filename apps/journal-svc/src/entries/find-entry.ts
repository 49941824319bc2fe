import type { PreparedStatements } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';
import { entryColumns, type EntryRow, toEntryRecord } from './entry-record.ts';
import type { EntryRecord } from './entry.presenter.ts';

/** Reads an entry by its id, without checking who may see it; null when there is none. */
export const findEntryById = (statements: PreparedStatements, id: string): Promise<EntryRecord | null> =>
  findEntry(statements, Prisma.sql`e.id = ${id}::uuid`);

/** Reads an entry by the id of its share link, without checking who may see it; null when there is none. */
export const findEntryByShareId = (statements: PreparedStatements, shareId: string): Promise<EntryRecord | null> =>
  findEntry(statements, Prisma.sql`e.share_id = ${shareId}`);

async function findEntry(statements: PreparedStatements, condition: Prisma.Sql): Promise<EntryRecord | null> {
  const [row] = await statements.query<EntryRow>(
    Prisma.sql`SELECT ${entryColumns} FROM entry e JOIN author a ON a.user_id = e.author_id WHERE ${condition}`,
  );
  return row ? toEntryRecord(row) : null;
}
