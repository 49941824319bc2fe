import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryAccess } from '../entries/entry-access.ts';
import type { EntryRecord } from '../entries/entry.presenter.ts';

/**
 * The format of the share ids that `CreateEntry` generates. The format is checked before the query, because a URL may contain text that
 * PostgreSQL rejects, such as `\0`.
 */
const SHARE_ID = /^[\w-]{22}$/;

@Injectable()
export class ReadSharedEntry {
  constructor(private readonly access: EntryAccess) {}

  /**
   * Reads the entry of a share link.
   * @throws ApiError `entry_not_found` when there is no such entry, the entry is no longer public, or its author is hidden from the viewer;
   * `service_unavailable`
   */
  async execute(shareId: string, viewer: Viewer): Promise<EntryRecord> {
    if (!SHARE_ID.test(shareId)) throw new ApiError('entry_not_found');
    return this.access.findShared(shareId, viewer);
  }
}
