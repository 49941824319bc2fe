import { canonicalTimeZone, type WordGrowth, type WordGrowthMonth } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../generated/prisma/client.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

const CHINESE_CHARACTER = /\p{Script=Han}/u;

/** Reads how a user's vocabulary has grown. All of it is computed from the items, the log of their states and the days of reviews. */
@Injectable()
export class ReadWordGrowth {
  constructor(private readonly statements: PreparedStatements) {}

  async execute(userId: string, timeZone: string): Promise<WordGrowth> {
    const [words, months] = await Promise.all([this.readKnownWords(userId), this.readMonths(userId, timeZone)]);
    return { knownCharacters: countCharacters(words), months };
  }

  /** Reads the words that the user knows, by the same rule as `wordStateOf`. */
  private async readKnownWords(userId: string): Promise<string[]> {
    const rows = await this.statements.query<{ character: string }>(Prisma.sql`
      SELECT character FROM vocabulary_item
      WHERE user_id = ${userId}::uuid AND hidden_at IS NULL
        AND (known_at IS NOT NULL OR coalesce(chosen_state, scheduled_state) = 'known')`);
    return rows.map(({ character }) => character);
  }

  private readMonths(userId: string, timeZone: string): Promise<WordGrowthMonth[]> {
    const zone = canonicalTimeZone(timeZone);
    return this.statements.query<WordGrowthMonth>(Prisma.sql`
      SELECT month, sum(met)::int AS met, sum(learned)::int AS learned, sum(review_days)::int AS "reviewDays" FROM (
        SELECT to_char(coalesce(source_entry_at, created_at) AT TIME ZONE ${zone}, 'YYYY-MM') AS month,
          1 AS met, 0 AS learned, 0 AS review_days
        FROM vocabulary_item WHERE user_id = ${userId}::uuid AND hidden_at IS NULL
        UNION ALL
        SELECT to_char(min(c.at) AT TIME ZONE ${zone}, 'YYYY-MM'), 0, 1, 0
        FROM word_state_change c JOIN vocabulary_item i ON i.id = c.item_id AND i.hidden_at IS NULL
        WHERE c.user_id = ${userId}::uuid AND c.to_state = 'known' GROUP BY c.item_id
        UNION ALL
        SELECT to_char(day, 'YYYY-MM'), 0, 0, 1 FROM review_day WHERE user_id = ${userId}::uuid AND reviews > 0
      ) happened GROUP BY month ORDER BY month`);
  }
}

/** Counts the different Chinese characters of words. 学 and 學 are one character. */
export function countCharacters(words: readonly string[]): number {
  return new Set(words.flatMap((word) => Array.from(toSimplified(word))).filter((one) => CHINESE_CHARACTER.test(one)))
    .size;
}
