import type { Client } from 'pg';

/** The people of both sizes, beside the three accounts that send requests. */
export const PEOPLE = 10_000;
/** More than a hundred pages of 20. */
const LISTED_ROWS = 2_200;
/** The friends of the reader. They are the busiest authors. */
export const FRIENDS_OF_READER = 500;

/** The accounts that send requests. */
export interface Accounts {
  /** Has entries, vocabulary and 500 friends. */
  readonly reader: string;
  /** Has thousands of friends, friend requests, friend notices and blocked users. */
  readonly popular: string;
  /** Has 20,000 entries. */
  readonly writer: string;
}

/** SQL: the id of the person with this number. */
export const personId = (number: string): string =>
  `('00000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** The person with 2,200 public entries. */
const AUTHOR_NUMBER = 1;
export const AUTHOR_ID = `00000000-0000-7000-8000-${String(AUTHOR_NUMBER).padStart(12, '0')}`;

/** SQL: a number from 0 up to 1 that depends on `n` and a seed alone. */
export const random = (n: string, seed: number): string =>
  `((hashint8extended((${n})::bigint, ${seed}) & 1048575) / 1048576.0::float8)`;

/** SQL: the numbers of the people in a list of the popular account. */
const listed = (first: number): string => `generate_series(${first + 1}, ${first + LISTED_ROWS}) AS n`;
/** The first of the people whom the popular account has blocked. */
const FIRST_BLOCKED = 2 * LISTED_ROWS;

/** SQL: friendships between other people, with their number `n`; some are repeated, and some are with oneself. */
const friendPairs = (count: number): string => `
  SELECT ${personId(`1 + floor(${PEOPLE} * ${random('n', 4)})::int`)} AS one, ${personId(`1 + floor(${PEOPLE} * ${random('n', 5)})::int`)} AS other, n
  FROM generate_series(1, ${count}) AS n`;

/** SQL: blocks between other people. */
const blockPairs = (count: number): string => `
  SELECT ${personId(`1 + n % ${PEOPLE}`)} AS one, ${personId(`1 + (n * 7 + 1) % ${PEOPLE}`)} AS other
  FROM generate_series(1, ${Math.ceil(count / 100)}) AS n`;

/** A statement and its parameters. */
export type Statement = readonly [text: string, values?: unknown[]];

/** Runs the statements in a transaction without triggers and foreign key checks, and prepares the tables for reading. */
export async function fillTables(client: Client, statements: readonly Statement[]): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  for (const [text, values] of statements) await client.query(text, values);
  await client.query('COMMIT');
  // Nothing that the filling has left to do may run during the measurements.
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}

/** SQL: the id of an entry. It has the form of a time-ordered id, but no time. */
export const entryId = (n: string): string => `('00000000-0000-7000-9000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Counts the entries anew. */
export const countEntries: readonly Statement[] = [
  ['DELETE FROM author_counter'],
  ['DELETE FROM public_counter'],
  [
    `INSERT INTO author_counter (author_id, entries, friends_entries, public_entries)
     SELECT author_id, count(*), count(*) FILTER (WHERE privacy_level = 'friends'), count(*) FILTER (WHERE privacy_level = 'public')
     FROM entry GROUP BY author_id`,
  ],
  [`INSERT INTO public_counter (shard, entries) SELECT 0, count(*) FROM entry WHERE privacy_level = 'public'`],
];

/** Counts friendships, friend requests and friend notices anew. */
export const countFriends: readonly Statement[] = [
  ['DELETE FROM friend_counter'],
  [
    `INSERT INTO friend_counter (user_id, friends, requests, notices)
     SELECT id, count(*) FILTER (WHERE requested_by IS NULL), count(*) FILTER (WHERE requested_by IS NOT NULL), count(*) FILTER (WHERE notice_for = id)
     FROM (SELECT first_id AS id, * FROM friendship UNION ALL SELECT second_id, * FROM friendship) AS friend GROUP BY id`,
  ],
];

/** Stores the names to search for, as triggers would do. */
export const storeNames: Statement = [
  `INSERT INTO account_name (account_id, name, username)
   SELECT a.id, name, a.username FROM account a, account_names(a.username, a.first_name, a.last_name) AS name ON CONFLICT DO NOTHING`,
];

const DAYS = 400;
const SENTENCE = '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。We walked along the river. ';
/** SQL: a signature of which no search can tell anything, so that the product need not compute those of a million entries. */
const EVERY_SIGNATURE = `~ repeat('0', 2048)::bit(2048)`;

const entryColumns =
  'id, author_id, title, content, extracted_text, privacy_level, share_id, language, created_at, updated_at, search_signature';
/** SQL: times over 400 days in no order, so that entries of one list are far apart in the table, as after years. */
const writtenAt = `now() - ${random('n', 1)} * interval '${DAYS} days'`;

/** Adds the entries with the numbers from `after + 1` to `until`. The first ones are those of the reader and of the author. */
export function addEntries(client: Client, { reader }: Accounts, after: number, until: number): Promise<void> {
  const author = `CASE WHEN n <= ${LISTED_ROWS} THEN $1::uuid WHEN n <= ${2 * LISTED_ROWS} THEN ${personId(String(AUTHOR_NUMBER))}
    ELSE ${personId(`1 + floor(${PEOPLE} * ${random('n', 2)} ^ 4)::int`)} END`;
  const level = `CASE WHEN n <= ${LISTED_ROWS} OR n > ${2 * LISTED_ROWS}
    THEN (ARRAY['public', 'friends', 'public', 'friends', 'private']::privacy_level[])[1 + n % 5] ELSE 'public' END`;
  return fillTables(client, [
    [
      `INSERT INTO author (user_id, username, version) SELECT ${personId('n')}, 'person_' || n, 1 FROM generate_series(1, ${PEOPLE}) AS n
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

/** Adds the copies of all relations that `addFriendships` adds to social-svc. */
export function addRelations(client: Client, { reader, popular }: Accounts, count: number): Promise<void> {
  return fillTables(client, [
    [
      `WITH pair AS (
         SELECT $1::uuid AS one, ${personId('n')} AS other, 'friend' AS kind FROM generate_series(1, ${FRIENDS_OF_READER}) AS n
         UNION ALL SELECT $2::uuid, ${personId('n')}, 'friend' FROM ${listed(0)}
         UNION ALL SELECT $2::uuid, ${personId('n')}, 'hidden' FROM ${listed(FIRST_BLOCKED)}
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
 * Adds entries of the writer whose texts differ: half of them Chinese, 150 characters of which early ones are frequent, and half English. The
 * product computes their signatures at its next start.
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

/** SQL: inserts rows into `friendship`, the smaller id first. */
const insertFriendships = (rows: string): string => `
  INSERT INTO friendship (first_id, second_id, requested_by, notice_for, notice_kind, created_at)
  SELECT least(one, other), greatest(one, other), requested_by, notice_for, notice_kind, created_at FROM (${rows}) AS pair
  WHERE one <> other ON CONFLICT DO NOTHING`;

const accountsOf = (numbers: string, username: string, names: string): Statement => [
  `INSERT INTO account (id, username, username_key, password_hash, first_name, last_name)
   SELECT ${personId('n')}, ${username}, ${username}, 'no password', ${names} FROM generate_series(${numbers}) AS n ON CONFLICT DO NOTHING`,
];

/** Adds friendships and blocks between other people until there are `count`, and those of the accounts that send requests. */
export function addFriendships(client: Client, { reader, popular }: Accounts, count: number): Promise<void> {
  const time = `now() - ${random('n', 3)} * interval '400 days'`;
  // The product deletes older friend notices.
  const today = `now() - ${random('n', 3)} * interval '20 hours'`;
  return fillTables(client, [
    accountsOf(`1, ${PEOPLE}`, `'person_' || n`, `'Anna', 'Smith'`),
    [
      insertFriendships(
        `SELECT $1::uuid AS one, ${personId('n')} AS other, NULL::uuid AS requested_by, NULL::uuid AS notice_for,
           NULL::friend_notice_kind AS notice_kind, ${time} AS created_at FROM generate_series(1, ${FRIENDS_OF_READER}) AS n`,
      ),
      [reader],
    ],
    [
      insertFriendships(
        `SELECT $1::uuid AS one, ${personId('n')} AS other, NULL::uuid AS requested_by, $1::uuid AS notice_for,
           'added'::friend_notice_kind AS notice_kind, ${today} AS created_at FROM ${listed(0)}
         UNION ALL SELECT $1::uuid, ${personId('n')}, ${personId('n')}, NULL, NULL, ${time} FROM ${listed(LISTED_ROWS)}`,
      ),
      [popular],
    ],
    [
      `INSERT INTO block (blocker_id, blocked_id, created_at) SELECT $1::uuid, ${personId('n')}, ${time} FROM ${listed(FIRST_BLOCKED)}
       ON CONFLICT DO NOTHING`,
      [popular],
    ],
    [
      insertFriendships(
        `SELECT one, other, NULL::uuid AS requested_by, NULL::uuid AS notice_for, NULL::friend_notice_kind AS notice_kind, ${time} AS created_at
         FROM (${friendPairs(count)}) AS friend`,
      ),
    ],
    [
      `INSERT INTO block (blocker_id, blocked_id) SELECT * FROM (${blockPairs(count)}) AS block WHERE one <> other ON CONFLICT DO NOTHING`,
    ],
    ...countFriends,
  ]);
}

/** Adds accounts that many searches find. */
export function addAccountsToFind(client: Client, count: number): Promise<void> {
  return fillTables(client, [
    accountsOf(`${PEOPLE + 1}, ${PEOPLE + count}`, `'pupil_' || n`, `'小明', '王'`),
    storeNames,
  ]);
}

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
    ['DELETE FROM vocabulary_count'],
    ['INSERT INTO vocabulary_count (user_id, total) SELECT user_id, count(*) FROM vocabulary_item GROUP BY user_id'],
  ]);
}

/**
 * Adds words to the vocabulary of a user.
 * @returns one of them
 */
export async function fillVocabulary(client: Client, userId: string, words: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO vocabulary_item (id, user_id, character, pinyin, english_translation, notes, frequency, is_user_generated)
     SELECT uuidv7(), $1, '词' || n, 'cí', 'word', '', 1, true FROM generate_series(1, ${words}) AS n RETURNING id`,
    [userId],
  );
  return rows[0]?.id ?? '';
}

/** The days over which the reviews of a card are spread when it has a hundred. */
const DAYS_PER_100_REVIEWS = 365;

/**
 * Adds reviews of cards of all words of a user: each card was reviewed last one to thirty days ago, and before at equal intervals. A tenth of
 * the ratings are `again`.
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
