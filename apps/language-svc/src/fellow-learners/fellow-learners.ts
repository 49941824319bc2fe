import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

export interface FellowLearner {
  readonly userId: string;
  /** How many of the words looked at both of them learn. */
  readonly shared: number;
}

@Injectable()
export class FellowLearners {
  constructor(private readonly database: Database) {}

  /** Looks at the person's newest 200 words: what they learn now, and a bound on the work for somebody who knows thousands. */
  of(userId: string): Promise<FellowLearner[]> {
    return this.database.$queryRaw<FellowLearner[]>`
      SELECT other.user_id AS "userId", count(*)::int AS shared
      FROM (
        SELECT character FROM vocabulary_item WHERE user_id = ${userId}::uuid ORDER BY created_at DESC, id DESC LIMIT 200
      ) AS own
      JOIN vocabulary_item AS other ON other.character = own.character AND other.user_id <> ${userId}::uuid
      GROUP BY other.user_id
      ORDER BY shared DESC, other.user_id
      LIMIT 200`;
  }
}
