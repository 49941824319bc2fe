import { WORD_SPLITS_MAX, type WordSplit } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import { SplitConstraints } from '../segmentation/split-constraints.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

/** The splits that users have made. A split applies to all texts that its user reads, and to no other user. */
@Injectable()
export class UserSplits {
  constructor(private readonly database: Database) {}

  /** Returns a user's splits, the newest first. */
  async list(userId: string): Promise<WordSplit[]> {
    const rows = await this.database.wordSplit.findMany({
      where: { userId },
      select: { text: true, parts: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return rows;
  }

  /** Returns a viewer's splits as constraints of the segmentation; no constraints for a signed-out viewer. */
  async constraintsOf(userId: string | null): Promise<SplitConstraints> {
    if (userId === null) return SplitConstraints.none;
    const splits = await this.list(userId);
    return splits.length === 0 ? SplitConstraints.none : new SplitConstraints(splits);
  }

  /**
   * Stores the parts of a text in place of earlier parts.
   * @returns the split, and the parts that it replaces
   * @throws ApiError `too_many_word_splits`
   */
  async set(userId: string, parts: readonly string[]): Promise<WordSplit & { replaced: string[] | null }> {
    const simplified = parts.map((part) => toSimplified(part));
    const text = simplified.join('');
    return this.database.$transaction(async (tx) => {
      // The lock lets only one request of a user run at a time, so that concurrent requests do not exceed the limit.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`word splits of ${userId}`}, 0))::text`;
      const before = await tx.wordSplit.findUnique({ where: { userId_text: { userId, text } } });
      if (!before && (await tx.wordSplit.count({ where: { userId } })) >= WORD_SPLITS_MAX)
        throw new ApiError('too_many_word_splits');
      await tx.wordSplit.upsert({
        where: { userId_text: { userId, text } },
        create: { id: uuidv7(), userId, text, parts: simplified },
        update: { parts: simplified },
      });
      return { text, parts: simplified, replaced: before?.parts ?? null };
    });
  }

  /** Deletes the split of a text, if there is one. */
  async delete(userId: string, text: string): Promise<void> {
    await this.database.wordSplit.deleteMany({ where: { userId, text: toSimplified(text) } });
  }
}
