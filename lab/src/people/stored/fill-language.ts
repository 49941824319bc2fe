import type { Client } from 'pg';
import { type Accounts, fillTables, LISTED_ROWS, PEOPLE, personIdSql, random } from './people.ts';

/** Adds the vocabulary items with the numbers from `after + 1` to `until`. The first items belong to the reader. */
export function addVocabulary(client: Client, { reader }: Accounts, after: number, until: number): Promise<void> {
  return fillTables(client, [
    [
      `INSERT INTO vocabulary_item (id, user_id, character, word_key, pinyin, english_translation, notes, frequency, is_user_generated, created_at)
       SELECT uuidv7(), CASE WHEN n <= ${LISTED_ROWS} THEN $1::uuid ELSE ${personIdSql(`1 + n % ${PEOPLE}`)} END, '词' || n, '词' || n, 'cí', 'word', '', 1, true,
         now() - ${random('n', 1)} * interval '400 days'
       FROM generate_series(${after + 1}, ${until}) AS n`,
      [reader],
    ],
    ['DELETE FROM vocabulary_count'],
    ['INSERT INTO vocabulary_count (user_id, total) SELECT user_id, count(*) FROM vocabulary_item GROUP BY user_id'],
  ]);
}

/**
 * Adds words to the vocabulary of a user.
 * @returns the id of one of the words
 */
export async function fillVocabulary(client: Client, userId: string, words: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO vocabulary_item (id, user_id, character, word_key, pinyin, english_translation, notes, frequency, is_user_generated)
     SELECT uuidv7(), $1, '词' || n, '词' || n, 'cí', 'word', '', 1, true FROM generate_series(1, ${words}) AS n RETURNING id`,
    [userId],
  );
  return rows[0]?.id ?? '';
}

/** The number of days over which a hundred reviews of a card are spread. */
const DAYS_PER_100_REVIEWS = 365;

/**
 * Adds reviews of the cards of all words of a user. The last review of each card is one to thirty days old; the reviews before it are at equal
 * intervals. A tenth of the ratings are `again`.
 */
export async function fillReviewLog(
  client: Client,
  userId: string,
  { cardTypes, reviewsPerCard }: { cardTypes: readonly string[]; reviewsPerCard: number },
): Promise<void> {
  await client.query('INSERT INTO learner (user_id) VALUES ($1)', [userId]);
  await client.query(
    `INSERT INTO review_log.review (user_id, id, kind, item_id, card_type, rating, reviewed_at, answer_ms, time_zone, day_cutoff_hour, day, parameter_version)
     SELECT $1, gen_random_uuid(), 'review', i.id, t.type,
       CASE WHEN abs(hashtext(i.character || t.type || n::text)) % 10 = 0 THEN 1 ELSE 3 END, r.at, 3000, 'UTC', 0, (r.at AT TIME ZONE 'UTC')::date, 0
     FROM vocabulary_item i CROSS JOIN unnest($2::text[]) AS t(type) CROSS JOIN generate_series(0, ${reviewsPerCard - 1}) AS n
     CROSS JOIN LATERAL (SELECT now() - interval '1 day' * (1 + abs(hashtext(i.character || t.type)) % 30 + ${DAYS_PER_100_REVIEWS / 100} * n) AS at) r
     WHERE i.user_id = $1`,
    [userId, cardTypes],
  );
  await client.query('VACUUM ANALYZE');
}
