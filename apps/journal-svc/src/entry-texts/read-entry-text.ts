import type { EntryText } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class ReadEntryText {
  constructor(private readonly database: Database) {}

  /**
   * Reads the current text of one of the author's entries.
   * @throws ApiError `entry_not_found`, also for entries of other authors
   */
  async execute(authorId: string, id: string): Promise<EntryText> {
    const entry = await this.database.entry.findUnique({
      where: { id, authorId },
      select: { id: true, version: true, title: true, content: true, extractedText: true, createdAt: true },
    });
    if (!entry) throw new ApiError('entry_not_found');
    const { id: entryId, createdAt, ...text } = entry;
    return { entryId, ...text, createdAt: createdAt.toISOString() };
  }
}
