import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { canOpenShareLink } from '../entries/entry.policy.ts';
import { type EntryRecord, includeAuthorAndFiles } from '../entries/entry.presenter.ts';

/**
 * The format of the share ids that `CreateEntry` generates. The format is checked before the query, because a URL may contain text that
 * PostgreSQL rejects, such as `\0`.
 */
const SHARE_ID = /^[\w-]{22}$/;

@Injectable()
export class ReadSharedEntry {
  constructor(private readonly database: Database) {}

  /**
   * Reads the entry of a share link.
   * @throws ApiError `entry_not_found` when there is no such entry or it is no longer public
   */
  async execute(shareId: string): Promise<EntryRecord> {
    if (!SHARE_ID.test(shareId)) throw new ApiError('entry_not_found');
    const entry = await this.database.entry.findUnique({
      where: { shareId },
      include: includeAuthorAndFiles,
      relationLoadStrategy: 'join',
    });
    if (!entry || !canOpenShareLink(entry)) throw new ApiError('entry_not_found');
    return entry;
  }
}
