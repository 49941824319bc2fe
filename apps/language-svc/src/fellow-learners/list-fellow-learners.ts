import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

export interface UserSharingVocabulary {
  readonly userId: string;
  /** How many of the given user's newest 200 words this user has in their vocabulary too. */
  readonly shared: number;
}

@Injectable()
export class ListFellowLearners {
  constructor(private readonly database: Database) {}

  /**
   * Finds up to 200 users who have the same words in their vocabulary, those with the most shared words first. Only the newest 200 words of
   * the given user are compared, so that a large vocabulary does not slow the query down.
   */
  execute(userId: string): Promise<UserSharingVocabulary[]> {
    return this.database.$queryRaw<UserSharingVocabulary[]>`
      SELECT other.user_id AS "userId", count(*)::int AS shared
      FROM (
        SELECT character FROM vocabulary_item WHERE user_id = ${userId}::uuid AND hidden_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT 200
      ) AS own
      JOIN vocabulary_item AS other ON other.character = own.character AND other.user_id <> ${userId}::uuid
        AND other.hidden_at IS NULL
      GROUP BY other.user_id
      ORDER BY shared DESC, other.user_id
      LIMIT 200`;
  }
}
