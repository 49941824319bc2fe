import type { Client } from 'pg';

/** The number of people, in the small and in the large product, besides the three accounts that send requests. */
export const PEOPLE = 10_000;
/** The number of rows in a measured list: more than a hundred pages of 20. */
export const LISTED_ROWS = 2_200;
/** The number of the reader's friends, who are the busiest authors. */
export const FRIENDS_OF_READER = 500;

/** The ids of the accounts that send requests. */
export interface Accounts {
  /** An account with entries, vocabulary and 500 friends. */
  readonly reader: string;
  /** An account with thousands of friends, friend requests, friend notices and blocked users. */
  readonly popular: string;
  /** An account with 20,000 entries. */
  readonly writer: string;
}

/** SQL: the id of the person with the given number. */
export const personIdSql = (number: string): string =>
  `('00000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** The number of the person with 2,200 public entries. */
export const AUTHOR_NUMBER = 1;
export const AUTHOR_ID = `00000000-0000-7000-8000-${String(AUTHOR_NUMBER).padStart(12, '0')}`;

/** SQL: a number from 0 (inclusive) to 1 (exclusive) that depends only on `n` and a seed. */
export const random = (n: string, seed: number): string =>
  `((hashint8extended((${n})::bigint, ${seed}) & 1048575) / 1048576.0::float8)`;

/** SQL: the numbers of the people in a list of the popular account. */
export const listed = (first: number): string => `generate_series(${first + 1}, ${first + LISTED_ROWS}) AS n`;
/** The number before the first person whom the popular account has blocked. */
export const FIRST_BLOCKED = 2 * LISTED_ROWS;

/** SQL: friendships between other people, with their number `n`. Some friendships are repeated, and some are between a person and themselves. */
export const friendPairs = (count: number): string => `
  SELECT ${personIdSql(`1 + floor(${PEOPLE} * ${random('n', 4)})::int`)} AS one, ${personIdSql(`1 + floor(${PEOPLE} * ${random('n', 5)})::int`)} AS other, n
  FROM generate_series(1, ${count}) AS n`;

/** SQL: blocks between other people. */
export const blockPairs = (count: number): string => `
  SELECT ${personIdSql(`1 + n % ${PEOPLE}`)} AS one, ${personIdSql(`1 + (n * 7 + 1) % ${PEOPLE}`)} AS other
  FROM generate_series(1, ${Math.ceil(count / 100)}) AS n`;

/** A statement and its parameters. */
export type Statement = readonly [text: string, values?: unknown[]];

/** Runs the statements in a transaction without triggers and foreign key checks, and prepares the tables for reading. */
export async function fillTables(client: Client, statements: readonly Statement[]): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  for (const [text, values] of statements) await client.query(text, values);
  await client.query('COMMIT');
  // All work that the filling leaves behind is done now, so that it does not run during the measurements.
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}

/** SQL: the id of an entry. It has the format of a time-ordered id, but contains no time. */
export const entryId = (n: string): string => `('00000000-0000-7000-9000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Recounts the entries. */
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

/** Recounts friendships, friend requests and friend notices. */
export const countFriends: readonly Statement[] = [
  ['DELETE FROM friend_counter'],
  [
    `INSERT INTO friend_counter (user_id, friends, requests, notices)
     SELECT id, count(*) FILTER (WHERE requested_by IS NULL), count(*) FILTER (WHERE requested_by IS NOT NULL), count(*) FILTER (WHERE notice_for = id)
     FROM (SELECT first_id AS id, * FROM friendship UNION ALL SELECT second_id, * FROM friendship) AS friend GROUP BY id`,
  ],
];

/** Stores the searchable names, as the triggers would. */
export const storeNames: Statement = [
  `INSERT INTO account_name (account_id, name, username)
   SELECT a.id, name, a.username FROM account a, account_names(a.username, a.first_name, a.last_name) AS name ON CONFLICT DO NOTHING`,
];
