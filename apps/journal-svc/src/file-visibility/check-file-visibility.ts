import type { Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { EntryAccess } from '../entries/entry-access.ts';
import { canViewEntry, type EntryAccessFields } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

@Injectable()
export class CheckFileVisibility {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly access: EntryAccess,
  ) {}

  /**
   * Returns whether the viewer may see at least one entry that uses the file.
   * @throws ApiError `service_unavailable` when social-svc does not respond with the relation to an author
   */
  async execute(fileId: string, viewer: Viewer): Promise<{ visible: boolean }> {
    const entries = await this.statements.query<EntryAccessFields>(Prisma.sql`
      SELECT DISTINCT author_id AS "authorId", privacy_level AS "privacyLevel"
      FROM entry WHERE id IN (SELECT entry_id FROM entry_file WHERE file_id = ${fileId}::uuid)`);
    // Without an entry the relation is read nevertheless, so that an unused file causes the same call as a hidden one.
    const authorIds = entries.length > 0 ? new Set(entries.map(({ authorId }) => authorId)) : [undefined];
    for (const authorId of authorIds) {
      const relation = await this.access.readRelation(authorId, viewer);
      const visible = entries.some((entry) => entry.authorId === authorId && canViewEntry(entry, viewer, relation));
      if (visible) return { visible };
    }
    return { visible: false };
  }
}
