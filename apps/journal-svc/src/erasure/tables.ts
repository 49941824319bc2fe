import {
  accountIdempotencyKeyCondition,
  accountIdCondition,
  accountOutboxCondition,
  type AccountDataTables,
} from '@memory/service-kit';

/** Maps each table of this database to the SQL condition for the rows of a user, or to null when no row belongs to a user. */
export const accountDataTables: AccountDataTables = {
  greeting: `${accountIdCondition('giver_id')} OR entry_id IN (SELECT id FROM entry WHERE ${accountIdCondition('author_id')})`,
  closed_greeting: `${accountIdCondition('author_id')} OR ${accountIdCondition('giver_id')}`,
  entry_file: `entry_id IN (SELECT id FROM entry WHERE ${accountIdCondition('author_id')})`,
  entry: accountIdCondition('author_id'),
  on_this_day_settings: accountIdCondition('author_id'),
  author: accountIdCondition('user_id'),
  author_counter: accountIdCondition('author_id'),
  file_text: accountIdCondition('owner_id'),
  // Each pair has one row per direction. The subquery finds the rows that begin with the user and their opposite rows by the primary key; a
  // condition on `other_id` alone would have no index.
  user_relation: `(user_id, other_id) IN (
    SELECT user_id, other_id FROM user_relation WHERE ${accountIdCondition('user_id')}
    UNION SELECT other_id, user_id FROM user_relation WHERE ${accountIdCondition('user_id')})`,
  idempotency_key: accountIdempotencyKeyCondition,
  outbox: accountOutboxCondition,
  published_event: accountOutboxCondition,
  // The rows of `public_counter` are sums over all authors; erase-author.ts subtracts the entries of the erased author from them.
  public_counter: null,
  handled_event: null,
  integrity_run: null,
};
