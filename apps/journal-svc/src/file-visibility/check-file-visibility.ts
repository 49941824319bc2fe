import type { UserRelation } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { canViewEntry, type EntryAccessFields } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { hearsGreeting } from '../greetings/greeting.policy.ts';
import { Relations } from '../relations/relations.ts';
import { relationToViewer } from '../relations/user-relation.policy.ts';

/** An entry that uses a file, or an entry with a greeting whose recording the file is. */
type FileUse = EntryAccessFields & {
  /** The owner of the file: the author, or the giver of the greeting. */
  ownerId: string;
  isGreeting: boolean;
  copiedRelation: UserRelation;
};

/** @param relation the owner's relation to the viewer */
const showsFile = (use: FileUse, viewer: Viewer, relation: UserRelation): boolean =>
  use.isGreeting ? hearsGreeting(use, viewer, relation) : canViewEntry(use, viewer, relation);

@Injectable()
export class CheckFileVisibility {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
  ) {}

  /**
   * Returns whether the viewer may see at least one entry that uses the file, or hear a greeting whose recording the file is.
   * @throws ApiError `service_unavailable`
   */
  async execute(fileId: string, viewer: Viewer): Promise<{ visible: boolean }> {
    const { areCurrent } = this.relations;
    const uses = await this.statements.query<FileUse>(Prisma.sql`
      SELECT DISTINCT e.author_id AS "authorId", e.privacy_level AS "privacyLevel", e.author_id AS "ownerId", false AS "isGreeting",
        ${relationToViewer(viewer, Prisma.sql`e.author_id`)} AS "copiedRelation"
      FROM entry e WHERE e.id IN (SELECT entry_id FROM entry_file WHERE file_id = ${fileId}::uuid)
      UNION SELECT e.author_id, e.privacy_level, g.giver_id, true, ${relationToViewer(viewer, Prisma.sql`g.giver_id`)}
      FROM greeting g JOIN entry e ON e.id = g.entry_id WHERE g.recording_id = ${fileId}::uuid`);
    return {
      visible: areCurrent
        ? uses.some((use) => showsFile(use, viewer, use.copiedRelation))
        : await this.isVisibleBySocialService(uses, viewer),
    };
  }

  private async isVisibleBySocialService(uses: readonly FileUse[], viewer: Viewer): Promise<boolean> {
    // social-svc is called even when nothing uses the file, so that a viewer cannot distinguish an unused file from a hidden file by the response
    // time.
    const ownerIds = uses.length > 0 ? new Set(uses.map(({ ownerId }) => ownerId)) : [undefined];
    for (const ownerId of ownerIds) {
      const relation = await this.relations.requestRelation(ownerId, viewer);
      if (uses.some((use) => use.ownerId === ownerId && showsFile(use, viewer, relation))) return true;
    }
    return false;
  }
}
