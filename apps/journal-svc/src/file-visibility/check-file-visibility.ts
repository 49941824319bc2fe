import type { UserRelation } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { canViewEntry, type EntryAccessFields } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { Relations } from '../relations/relations.ts';
import { relationToViewer } from '../relations/user-relation.policy.ts';

type EntryUse = EntryAccessFields & { copiedRelation: UserRelation };

@Injectable()
export class CheckFileVisibility {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
  ) {}

  /**
   * Returns whether the viewer may see at least one entry that uses the file.
   * @throws ApiError `service_unavailable`
   */
  async execute(fileId: string, viewer: Viewer): Promise<{ visible: boolean }> {
    const { areCurrent } = this.relations;
    const entries = await this.statements.query<EntryUse>(Prisma.sql`
      SELECT DISTINCT e.author_id AS "authorId", e.privacy_level AS "privacyLevel",
        ${relationToViewer(viewer, Prisma.sql`e.author_id`)} AS "copiedRelation"
      FROM entry e WHERE e.id IN (SELECT entry_id FROM entry_file WHERE file_id = ${fileId}::uuid)`);
    return {
      visible: areCurrent
        ? entries.some((entry) => canViewEntry(entry, viewer, entry.copiedRelation))
        : await this.isVisibleBySocialService(entries, viewer),
    };
  }

  private async isVisibleBySocialService(entries: readonly EntryUse[], viewer: Viewer): Promise<boolean> {
    // social-svc is called even when no entry uses the file, so that a viewer cannot distinguish an unused file from a hidden file by the response
    // time.
    const authorIds = entries.length > 0 ? new Set(entries.map(({ authorId }) => authorId)) : [undefined];
    for (const authorId of authorIds) {
      const relation = await this.relations.requestRelation(authorId, viewer);
      if (entries.some((entry) => entry.authorId === authorId && canViewEntry(entry, viewer, relation))) return true;
    }
    return false;
  }
}
