import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

@Injectable()
export class AddLookup {
  constructor(private readonly database: Database) {}

  /** Logs that a user has looked a word up, unless the same word was looked up in the same place on the same day. */
  async execute(userId: string, { word, entryId }: { word: string; entryId?: string | undefined }): Promise<void> {
    const now = new Date();
    await this.database.wordLookup.createMany({
      data: [{ id: uuidv7(), userId, word: toSimplified(word), entryId: entryId ?? null, day: now, at: now }],
      skipDuplicates: true,
    });
  }
}
