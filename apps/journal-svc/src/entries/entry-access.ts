import type { UserRelation } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../generated/prisma/client.ts';
import { Relations } from '../relations/relations.ts';
import { relationToViewer } from '../relations/user-relation.policy.ts';
import { entryColumns, type EntryRow, toEntryRecord } from './entry-record.ts';
import { canEditEntry, canOpenShareLink, canViewEntry } from './entry.policy.ts';
import type { EntryRecord } from './entry.presenter.ts';

/** Loads entries and applies the access policy to them. The statement that reads an entry also reads the author's relation to the viewer. */
@Injectable()
export class EntryAccess {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
  ) {}

  /**
   * Loads an entry that the viewer may see.
   * @throws ApiError `entry_not_found` when the entry does not exist or the viewer may not see it; `service_unavailable`
   */
  findVisible(id: string, viewer: Viewer): Promise<EntryRecord> {
    return this.find(() => findEntryById(this.statements, id, viewer), viewer, canViewEntry);
  }

  /** Loads the entry of a share link. @throws ApiError `entry_not_found` when the link does not work for the viewer; `service_unavailable` */
  findShared(shareId: string, viewer: Viewer): Promise<EntryRecord> {
    return this.find(() => findEntryByShareId(this.statements, shareId, viewer), viewer, canOpenShareLink);
  }

  /**
   * Loads an entry that the viewer may edit.
   * @throws ApiError `entry_not_yours` when the viewer may see the entry but not edit it; otherwise as `findVisible`
   */
  async findEditable(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.findVisible(id, viewer);
    if (!canEditEntry(entry, viewer)) throw new ApiError('entry_not_yours');
    return entry;
  }

  private async find(
    read: () => Promise<FoundEntry | null>,
    viewer: Viewer,
    isAllowed: typeof canViewEntry,
  ): Promise<EntryRecord> {
    const { areCurrent } = this.relations;
    const found = await read();
    const relation = areCurrent
      ? found?.copiedRelation
      : await this.relations.requestRelation(found?.entry.authorId, viewer);
    if (!found || !relation || !isAllowed(found.entry, viewer, relation)) throw new ApiError('entry_not_found');
    return found.entry;
  }
}

/** An entry and its author's relation to the viewer, according to this service's copies of relations. */
interface FoundEntry {
  readonly entry: EntryRecord;
  readonly copiedRelation: UserRelation;
}

/** Reads an entry by its id, without deciding who may see the entry; null when there is no such entry. */
const findEntryById = (statements: PreparedStatements, id: string, viewer: Viewer): Promise<FoundEntry | null> =>
  findEntry(statements, Prisma.sql`e.id = ${id}::uuid`, viewer);

/** Reads an entry by the id of its share link, without deciding who may see the entry; null when there is no such entry. */
const findEntryByShareId = (
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
