import type { Client } from 'pg';
import {
  type Accounts,
  blockPairs,
  countFriends,
  fillTables,
  FIRST_BLOCKED,
  friendPairs,
  FRIENDS_OF_READER,
  listed,
  LISTED_ROWS,
  PEOPLE,
  personIdSql,
  random,
  type Statement,
  storeNames,
} from './people.ts';

/** SQL: inserts rows into `friendship`, with the smaller id first. */
const insertFriendships = (rows: string): string => `
  INSERT INTO friendship (first_id, second_id, requested_by, notice_for, notice_kind, created_at)
  SELECT least(one, other), greatest(one, other), requested_by, notice_for, notice_kind, created_at FROM (${rows}) AS pair
  WHERE one <> other ON CONFLICT DO NOTHING`;

const accountsOf = (numbers: string, username: string, names: string): Statement => [
  `INSERT INTO account (id, username, username_key, password_hash, first_name, last_name)
   SELECT ${personIdSql('n')}, ${username}, ${username}, 'no password', ${names} FROM generate_series(${numbers}) AS n ON CONFLICT DO NOTHING`,
];

/** Adds friendships and blocks between other people until there are `count`, and the friendships and blocks of the accounts that send requests. */
export function addFriendships(client: Client, { reader, popular }: Accounts, count: number): Promise<void> {
  const time = `now() - ${random('n', 3)} * interval '400 days'`;
  // The times of friend notices are recent, because the product deletes older notices.
  const today = `now() - ${random('n', 3)} * interval '20 hours'`;
  return fillTables(client, [
    accountsOf(`1, ${PEOPLE}`, `'person_' || n`, `'Anna', 'Smith'`),
    [
      insertFriendships(
        `SELECT $1::uuid AS one, ${personIdSql('n')} AS other, NULL::uuid AS requested_by, NULL::uuid AS notice_for,
           NULL::friend_notice_kind AS notice_kind, ${time} AS created_at FROM generate_series(1, ${FRIENDS_OF_READER}) AS n`,
      ),
      [reader],
    ],
    [
      insertFriendships(
        `SELECT $1::uuid AS one, ${personIdSql('n')} AS other, NULL::uuid AS requested_by, $1::uuid AS notice_for,
           'added'::friend_notice_kind AS notice_kind, ${today} AS created_at FROM ${listed(0)}
         UNION ALL SELECT $1::uuid, ${personIdSql('n')}, ${personIdSql('n')}, NULL, NULL, ${time} FROM ${listed(LISTED_ROWS)}`,
      ),
      [popular],
    ],
    [
      `INSERT INTO block (blocker_id, blocked_id, created_at) SELECT $1::uuid, ${personIdSql('n')}, ${time} FROM ${listed(FIRST_BLOCKED)}
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
