import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { EntryAccess } from '../entries/entry-access.ts';

@Injectable()
export class CheckFileVisibility {
  constructor(
    private readonly database: Database,
    private readonly access: EntryAccess,
  ) {}

  /**
   * Returns two facts about a file. `visible`: the viewer may see at least one entry that uses the file; `used`: at least one entry uses
   * the file.
   * @throws ApiError `service_unavailable` when a friendship check is needed and fails
   */
  async execute(fileId: string, viewer: Viewer): Promise<{ visible: boolean; used: boolean }> {
    const entries = await this.database.entry.findMany({
      where: { files: { some: { fileId } } },
      select: { authorId: true, privacyLevel: true },
      distinct: ['authorId', 'privacyLevel'],
      // Public entries are checked first, because they need no friendship check at social-svc.
      orderBy: { privacyLevel: 'desc' },
    });
    for (const entry of entries) {
      if (await this.access.canView(entry, viewer)) return { visible: true, used: true };
    }
    return { visible: false, used: entries.length > 0 };
  }
}
