import { idempotencyKeyCondition, accountIdCondition, type AccountDataTables } from '@memory/service-kit';

/** For every table of this database: the SQL condition for the rows of a user, or null when no row belongs to a user. */
export const accountDataTables: AccountDataTables = {
  occurrence: `item_id IN (SELECT id FROM vocabulary_item WHERE ${accountIdCondition('user_id')})`,
  vocabulary_item: accountIdCondition('user_id'),
  vocabulary_count: accountIdCondition('user_id'),
  counted_entry: accountIdCondition('user_id'),
  dictionary_entry: null,
  dictionary_version: null,
  idempotency_key: idempotencyKeyCondition,
  // The rows contain a keyed hash of a prompt but no user id; they are deleted after 30 days.
  model_answer: null,
  handled_event: null,
};
