import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { convertibleRecordingsFilter } from './incompatible-recordings.ts';

@Injectable()
export class FindConvertibleRecordings {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
  ) {}

  /**
   * Returns the ids of a user's recordings that need a conversion and that an entry uses. Recordings of drafts and of discarded drafts are
   * left out, because no entry plays them.
   * @throws ApiError `service_unavailable` when journal-svc does not respond
   */
  async execute(ownerId: string): Promise<string[]> {
    const recordings = await this.database.file.findMany({
      where: convertibleRecordingsFilter(ownerId),
      select: { id: true },
    });
    const ids = recordings.map(({ id }) => id);
    const used = await this.journal.findUsedFiles(ids);
    return ids.filter((id) => used.has(id));
  }
}
