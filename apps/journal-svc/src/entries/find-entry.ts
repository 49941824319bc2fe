import type { UserRelation } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import type { PreparedStatements } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';
import { relationToViewer } from '../relations/user-relation.policy.ts';
import { entryColumns, type EntryRow, toEntryRecord } from './entry-record.ts';
import type { EntryRecord } from './entry.presenter.ts';

/** An entry and its author's relation to the viewer, according to this service's copies of relations. */
export interface FoundEntry {
  readonly entry: EntryRecord;
  readonly copiedRelation: UserRelation;
}

/** Reads an entry by its id, without deciding who may see the entry; null when there is no such entry. */
export const findEntryById = (statements: PreparedStatements, id: string, viewer: Viewer): Promise<FoundEntry | null> =>
  findEntry(statements, Prisma.sql`e.id = ${id}::uuid`, viewer);

/** Reads an entry by the id of its share link, without deciding who may see the entry; null when there is no such entry. */
export const findEntryByShareId = (
  statements: PreparedStatements,
  shareId: string,
  viewer: Viewer,
): Promise<FoundEntry | null> => findEntry(statements, Prisma.sql`e.share_id = ${shareId}`, viewer);

async function findEntry(
  statements: PreparedStatements,
  condition: Prisma.Sql,
  viewer: Viewer,
): Promise<FoundEntry | null> {
  const [row] = await statements.query<EntryRow & { copiedRelation: UserRelation }>(Prisma.sql`
    SELECT ${entryColumns}, ${relationToViewer(viewer, Prisma.sql`e.author_id`)} AS "copiedRelation"
    FROM entry e JOIN author a ON a.user_id = e.author_id WHERE ${condition}`);
  return row ? { entry: toEntryRecord(row), copiedRelation: row.copiedRelation } : null;
}
