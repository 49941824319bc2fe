import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { WordKeys } from '../word-keys/word-keys.ts';

/**
 * The maximum number of look-ups that are logged for a user on one day (UTC). A person who reads for hours and taps every word needs fewer. Without
 * this limit, a program that sends different words and entry ids all day would fill the table.
 */
export const LOOKUPS_PER_DAY = 1_000;

@Injectable()
export class AddLookup {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Logs that a user has looked a word up, unless the same word was looked up in the same place on the same day. The place is an entry of the user,
   * or no entry.
   * @throws ApiError `entry_not_found`, also for an entry of another user; `too_many_lookups`; `service_unavailable`
   */
  async execute(userId: string, { word, entryId }: { word: string; entryId?: string | undefined }): Promise<void> {
    if (entryId !== undefined && !(await this.journal.fetchEntryText(userId, entryId)))
      throw new ApiError('entry_not_found');
    const now = new Date();
    const row = { id: uuidv7(), userId, word: this.wordKeys.keyOf(word), entryId: entryId ?? null, day: now, at: now };
    await this.database.$transaction(async (tx) => {
      // Of two concurrent look-ups of a user, the second waits for this lock, so that its count includes the first.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`lookups:${userId}`}, 0))`;
      const { count } = await tx.wordLookup.createMany({ data: [row], skipDuplicates: true });
      if (count === 0) return;
      const today = await tx.wordLookup.count({ where: { userId, day: now } });
      // The error rolls the row back.
      if (today > LOOKUPS_PER_DAY)
        throw new ApiError('too_many_lookups', { retryAfterSeconds: secondsUntilTomorrow(now) });
    });
  }
}

const DAY_SECONDS = 86_400;

const secondsUntilTomorrow = (now: Date): number => DAY_SECONDS - (Math.floor(now.getTime() / 1_000) % DAY_SECONDS);
