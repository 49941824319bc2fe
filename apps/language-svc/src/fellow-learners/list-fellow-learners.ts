import { Injectable } from '@nestjs/common';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { Database } from '../database.ts';
import { toTraditional } from '../segmentation/to-traditional.ts';

export interface UserSharingVocabulary {
  readonly userId: string;
  /** How many common words both users have in their vocabulary. */
  readonly shared: number;
}

const SHARED_WORDS_NEEDED = 10;

/**
 * The only words by which users are found, in both scripts. That two users share a word tells each what the other keeps, so these are words that
 * nearly every beginner collects.
 */
const commonWords = [
  ...new Set(
    readDataFile('vocabulary/common-words.tsv', { columns: { word: textColumn }, key: ['word'] }).flatMap(
      ({ word }) => [word, toTraditional(word)],
    ),
  ),
];

@Injectable()
export class ListFellowLearners {
  constructor(private readonly database: Database) {}

  /**
   * Finds up to 200 users who have at least ten of the same common words in their vocabulary, those with the most shared words first. Only the
   * newest 200 common words of the given user are compared, so that a large vocabulary does not slow the query down.
   */
  execute(userId: string): Promise<UserSharingVocabulary[]> {
    return this.database.$queryRaw<UserSharingVocabulary[]>`
      SELECT other.user_id AS "userId", count(*)::int AS shared
      FROM (
        SELECT character FROM vocabulary_item
        WHERE user_id = ${userId}::uuid AND hidden_at IS NULL AND character = ANY(${commonWords})
        ORDER BY created_at DESC, id DESC LIMIT 200
      ) AS own
      JOIN vocabulary_item AS other ON other.character = own.character AND other.user_id <> ${userId}::uuid
        AND other.hidden_at IS NULL
      GROUP BY other.user_id
      HAVING count(*) >= ${SHARED_WORDS_NEEDED}
      ORDER BY shared DESC, other.user_id
      LIMIT 200`;
  }
}
