import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { type EntryRecord, withAuthorAndFiles } from '../entries/entry-record.ts';
import { canOpenShareLink } from '../entries/entry.policy.ts';
import { looksLikeShareId } from './share-id.ts';

@Injectable()
export class OpenShareLink {
  constructor(private readonly database: Database) {}

  /** The entry behind a link. @throws ApiError `entry_not_found` for a link that opens nothing, or nothing any more */
  async run(shareId: string): Promise<EntryRecord> {
    if (!looksLikeShareId(shareId)) throw new ApiError('entry_not_found');
    const entry = await this.database.entry.findUnique({
      where: { shareId },
      include: withAuthorAndFiles,
      relationLoadStrategy: 'join',
    });
    if (!entry || !canOpenShareLink(entry)) throw new ApiError('entry_not_found');
    return entry;
  }
}
