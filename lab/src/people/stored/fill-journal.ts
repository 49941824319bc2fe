import type { Client } from 'pg';
import {
  type Accounts,
  AUTHOR_NUMBER,
  blockPairs,
  countEntries,
  entryId,
  fillTables,
  FIRST_BLOCKED,
  friendPairs,
  FRIENDS_OF_READER,
  listed,
  LISTED_ROWS,
  PEOPLE,
  personIdSql,
  random,
} from './people.ts';

const DAYS = 400;
const SENTENCE = '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。We walked along the river. ';
/** SQL: a signature with which no search can exclude an entry, so that the product need not compute the signatures of a million entries. */
const EVERY_SIGNATURE = `~ repeat('0', 2048)::bit(2048)`;

const entryColumns =
  'id, author_id, title, content, extracted_text, privacy_level, share_id, language, created_at, updated_at, search_signature';
/** SQL: random times within 400 days, so that the entries of one list are far apart in the table, as after years of use. */
const writtenAt = `now() - ${random('n', 1)} * interval '${DAYS} days'`;

/** Adds the entries with the numbers from `after + 1` to `until`. The first entries belong to the reader and to the author. */
export function addEntries(client: Client, { reader }: Accounts, after: number, until: number): Promise<void> {
  const author = `CASE WHEN n <= ${LISTED_ROWS} THEN $1::uuid WHEN n <= ${2 * LISTED_ROWS} THEN ${personIdSql(String(AUTHOR_NUMBER))}
    ELSE ${personIdSql(`1 + floor(${PEOPLE} * ${random('n', 2)} ^ 4)::int`)} END`;
  const level = `CASE WHEN n <= ${LISTED_ROWS} OR n > ${2 * LISTED_ROWS}
    THEN (ARRAY['public', 'friends', 'public', 'friends', 'private']::privacy_level[])[1 + n % 5] ELSE 'public' END`;
  return fillTables(client, [
    [
      `INSERT INTO author (user_id, username, version) SELECT ${personIdSql('n')}, 'person_' || n, 1 FROM generate_series(1, ${PEOPLE}) AS n
       ON CONFLICT DO NOTHING`,
    ],
    [
      `INSERT INTO entry (${entryColumns})
       SELECT ${entryId('n')}, ${author}, 'Day 第' || n || '天', repeat('${SENTENCE}', 2 + n % 5), '', ${level}, md5('share ' || n), 'en', at, at,
         ${EVERY_SIGNATURE}
       FROM generate_series(${after + 1}, ${until}) AS n CROSS JOIN LATERAL (SELECT ${writtenAt} AS at) AS written`,
      [reader],
    ],
    [
      `INSERT INTO entry_file (entry_id, role, position, file_id, content_type)
       SELECT ${entryId('n')}, 'audio', 0, md5('file ' || n)::uuid, 'audio/mp4' FROM generate_series(${after + 1}, ${until}) AS n WHERE n % 3 = 0`,
    ],
    ...countEntries,
  ]);
}

/** Adds journal-svc's copies of all relations that `addFriendships` adds to social-svc. */
export function addRelations(client: Client, { reader, popular }: Accounts, count: number): Promise<void> {
  return fillTables(client, [
    [
      `WITH pair AS (
         SELECT $1::uuid AS one, ${personIdSql('n')} AS other, 'friend' AS kind FROM generate_series(1, ${FRIENDS_OF_READER}) AS n
         UNION ALL SELECT $2::uuid, ${personIdSql('n')}, 'friend' FROM ${listed(0)}
         UNION ALL SELECT $2::uuid, ${personIdSql('n')}, 'hidden' FROM ${listed(FIRST_BLOCKED)}
         UNION ALL SELECT one, other, 'hidden' FROM (${blockPairs(count)}) AS block
         UNION ALL SELECT one, other, 'friend' FROM (${friendPairs(count)}) AS friend
       )
       INSERT INTO user_relation (user_id, other_id, kind, version, is_confirmed)
       SELECT one, other, kind::relation_kind, 1, true FROM (
         SELECT one, other, kind FROM pair UNION ALL SELECT other, one, kind FROM pair
       ) AS direction WHERE one <> other ON CONFLICT DO NOTHING`,
      [reader, popular],
    ],
  ]);
}

const WORDS = `ARRAY['morning','school','teacher','friend','garden','river','mountain','dumplings','grandmother','homework','football','window',
  'birthday','holiday','running','painting','music','library','history','character','writing','reading','listening','speaking','together']`;

/**
 * Adds entries of the writer with different texts: half of them 150 Chinese characters, of which characters with low code points are more frequent,
 * and half of them English words. The product computes the signatures of these entries at its next start.
 */
export function addEntriesToSearch(client: Client, { writer }: Accounts, count: number): Promise<void> {
  const chinese = `(SELECT string_agg(chr(19968 + floor(2500 * ${random('n * 1000 + k', 5)} ^ 3)::int), '') FROM generate_series(1, 150) AS k)`;
  const english = `(SELECT string_agg((${WORDS})[1 + floor(25 * ${random('n * 1000 + k', 6)})::int], ' ') FROM generate_series(1, 45) AS k)`;
  return fillTables(client, [
    [
      `INSERT INTO entry (${entryColumns})
       SELECT uuidv7(), $1::uuid, 'Day 第' || n || '天', CASE WHEN n % 2 = 0 THEN ${chinese} ELSE ${english} END, '', 'private', md5('search ' || n), 'en', at, at, NULL
       FROM generate_series(1, ${count}) AS n CROSS JOIN LATERAL (SELECT ${writtenAt} AS at) AS written`,
      [writer],
    ],
    ...countEntries,
  ]);
}

/** Waits until the product has computed the signatures of all entries. */
export async function waitForSignatures(client: Client): Promise<void> {
  const missing = async (): Promise<boolean> => {
    const { rowCount } = await client.query('SELECT FROM entry WHERE search_signature IS NULL LIMIT 1');
    return rowCount !== 0;
  };
  while (await missing()) await client.query('SELECT pg_sleep(0.2)');
  await client.query('VACUUM ANALYZE entry');
}
