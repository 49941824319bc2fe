import { Injectable } from '@nestjs/common';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { Database } from '../database.ts';
import { WordKeys } from '../word-keys/word-keys.ts';

export interface UserSharingVocabulary {
  readonly userId: string;
  /** How many common words both users have in their vocabulary. */
  readonly shared: number;
}

const SHARED_WORDS_NEEDED = 10;

/**
 * The only words that are compared to find users. A shared word tells each user a word in the other user's vocabulary, so the list contains only
 * words that nearly every beginner collects.
 */
const commonWords = readDataFile('vocabulary/common-words.tsv', { columns: { word: textColumn }, key: ['word'] });

@Injectable()
export class ListFellowLearners {
  private readonly commonKeys: string[];

  constructor(
    private readonly database: Database,
    wordKeys: WordKeys,
  ) {
    this.commonKeys = [...new Set(commonWords.map(({ word }) => wordKeys.keyOf(word)))];
  }

  /**
   * Finds up to 200 users who share at least ten common words with the given user, the users with the most shared words first. Only the newest 200
   * common words of the given user are compared, so that a large vocabulary does not slow the query down.
   */
  execute(userId: string): Promise<UserSharingVocabulary[]> {
    return this.database.$queryRaw<UserSharingVocabulary[]>`
      SELECT other.user_id AS "userId", count(*)::int AS shared
      FROM (
        SELECT word_key FROM vocabulary_item
        WHERE user_id = ${userId}::uuid AND hidden_at IS NULL AND word_key = ANY(${this.commonKeys})
        ORDER BY created_at DESC, id DESC LIMIT 200
      ) AS own
      JOIN vocabulary_item AS other ON other.word_key = own.word_key AND other.user_id <> ${userId}::uuid
        AND other.hidden_at IS NULL
      GROUP BY other.user_id
      HAVING count(*) >= ${SHARED_WORDS_NEEDED}
      ORDER BY shared DESC, other.user_id
      LIMIT 200`;
  }
}
