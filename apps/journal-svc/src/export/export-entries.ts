import type { Entry } from '@memory/contracts';
import { createdAfterRow, readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { type EntryRecord, includeAuthorAndFiles, presentEntry } from '../entries/entry.presenter.ts';

/** The number of entries that are read at once. If all these entries have the maximum length, they take about 10 MB of memory. */
const PAGE_SIZE = 100;

@Injectable()
export class ExportEntries {
  constructor(private readonly database: Database) {}

  /** Reads all entries of a user for the data export, oldest first, with the fields that the user may see. */
  async *execute(userId: string): AsyncGenerator<Entry> {
    const page = (after: EntryRecord | null): Promise<EntryRecord[]> =>
      this.database.entry.findMany({
        where: { authorId: userId, ...createdAfterRow(after) },
        include: includeAuthorAndFiles,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: PAGE_SIZE,
      });
    for await (const record of readInBatches(page)) yield presentEntry(record, { userId });
  }
}
