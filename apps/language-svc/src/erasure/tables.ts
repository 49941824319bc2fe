import { accountIdempotencyKeyCondition, accountIdCondition, type AccountDataTables } from '@memory/service-kit';

/** For every table of this database, the SQL condition that selects the rows of a user; null for tables without data of users. */
export const accountDataTables: AccountDataTables = {
  occurrence: `item_id IN (SELECT id FROM vocabulary_item WHERE ${accountIdCondition('user_id')})`,
  vocabulary_item: accountIdCondition('user_id'),
  vocabulary_count: accountIdCondition('user_id'),
  counted_entry: accountIdCondition('user_id'),
  idempotency_key: accountIdempotencyKeyCondition,
  // The rows of `model_answer` contain a keyed hash of a prompt but no user id, and are deleted after 30 days.
  model_answer: null,
  handled_event: null,
};
