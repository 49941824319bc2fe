import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { EntryAccess } from '../entries/entry-access.ts';

/** Access to a file follows the entries that use it. */
@Injectable()
export class FileVisibility {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
  ) {}

  /**
   * Whether this viewer may see any entry that uses the file, and whether there is one at all.
   * @throws ApiError `service_unavailable` when it hangs on friendship and social-svc does not answer
   */
  async of(fileId: string, viewer: Viewer): Promise<{ visible: boolean; used: boolean }> {
    const entries = await this.database.entry.findMany({
      where: { files: { some: { fileId } } },
      select: { authorId: true, privacyLevel: true },
      distinct: ['authorId', 'privacyLevel'],
      // Public ones first: they answer without asking anyone.
      orderBy: { privacyLevel: 'desc' },
    });
    for (const entry of entries) {
      if (await this.access.maySee(entry, viewer)) return { visible: true, used: true };
    }
    return { visible: false, used: entries.length > 0 };
  }
}
