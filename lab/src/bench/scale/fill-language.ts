import type { Client } from 'pg';
import { type Accounts, fillTables, LISTED_ROWS, PEOPLE, personId, random } from './people.ts';

/** Adds the vocabulary items with the numbers from `after + 1` to `until`. The first ones are those of the reader. */
export function addVocabulary(client: Client, { reader }: Accounts, after: number, until: number): Promise<void> {
  return fillTables(client, [
    [
      `INSERT INTO vocabulary_item (id, user_id, character, pinyin, english_translation, notes, frequency, is_user_generated, created_at)
       SELECT uuidv7(), CASE WHEN n <= ${LISTED_ROWS} THEN $1::uuid ELSE ${personId(`1 + n % ${PEOPLE}`)} END, '词' || n, 'cí', 'word', '', 1, true,
         now() - ${random('n', 1)} * interval '400 days'
       FROM generate_series(${after + 1}, ${until}) AS n`,
      [reader],
    ],
    ['DELETE FROM vocabulary_count', []],
    [
      'INSERT INTO vocabulary_count (user_id, total) SELECT user_id, count(*) FROM vocabulary_item GROUP BY user_id',
      [],
    ],
  ]);
}
