import type { Entry } from '@memory/contracts';
import { createdAfter, readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { type EntryRecord, withAuthorAndFiles } from '../entries/entry-record.ts';
import { presentEntry } from '../entries/entry.presenter.ts';

/** Of the longest entries these are some 10 MB. */
const PAGE = 100;

@Injectable()
export class ExportEntries {
  constructor(private readonly database: Database) {}

  /** Everything somebody wrote, as they see it themselves, the first first. */
  async *of(userId: string): AsyncGenerator<Entry> {
    const page = (after: EntryRecord | null): Promise<EntryRecord[]> =>
      this.database.entry.findMany({
        where: { authorId: userId, ...createdAfter(after) },
        include: withAuthorAndFiles,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: PAGE,
      });
    for await (const record of readInBatches(page)) yield presentEntry(record, { userId });
  }
}
