import {
  idempotencyKeyCondition,
  accountIdCondition,
  outboxCondition,
  type AccountDataTables,
} from '@memory/service-kit';

/** For every table of this database: the SQL condition for the rows of a user, or null when no row belongs to one. */
export const accountDataTables: AccountDataTables = {
  entry_file: `entry_id IN (SELECT id FROM entry WHERE ${accountIdCondition('author_id')})`,
  entry: accountIdCondition('author_id'),
  author: accountIdCondition('user_id'),
  author_counter: accountIdCondition('author_id'),
  file_text: accountIdCondition('owner_id'),
  idempotency_key: idempotencyKeyCondition,
  outbox: outboxCondition,
  // Sums over all authors; erase-author.ts subtracts the erased author's entries.
  public_counter: null,
  handled_event: null,
};
