import {
  accountIdempotencyKeyCondition,
  accountIdCondition,
  accountOutboxCondition,
  type AccountDataTables,
} from '@memory/service-kit';

/** For every table of this database, the SQL condition that selects the rows of a user; null for tables without data of users. */
export const accountDataTables: AccountDataTables = {
  occurrence: `item_id IN (SELECT id FROM vocabulary_item WHERE ${accountIdCondition('user_id')})`,
  // This table comes before the tables that refer to it: deleting a learner also deletes the rows of these tables and of the review log. Rows of
  // the review log cannot be deleted in any other way.
  learner: accountIdCondition('user_id'),
  review_card: accountIdCondition('user_id'),
  review_day: accountIdCondition('user_id'),
  review_parameters: accountIdCondition('user_id'),
  learning_settings: accountIdCondition('user_id'),
  // The rows are deleted together with their items; otherwise the table is append-only.
  word_state_change: null,
  word_split: accountIdCondition('user_id'),
  word_lookup: accountIdCondition('user_id'),
  vocabulary_item: accountIdCondition('user_id'),
  vocabulary_count: accountIdCondition('user_id'),
  counted_entry: accountIdCondition('user_id'),
  idempotency_key: accountIdempotencyKeyCondition,
  outbox: accountOutboxCondition,
  published_event: accountOutboxCondition,
  // The rows of `model_answer` contain a keyed hash of a prompt but no user id, and are deleted after 30 days.
  model_answer: null,
  handled_event: null,
  integrity_run: null,
};
