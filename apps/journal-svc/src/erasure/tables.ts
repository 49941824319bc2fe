import { idempotencyKeyCondition, rowsWhere, outboxCondition, type AccountDataTables } from '@memory/service-kit';

/** For every table of this database: the SQL condition for the rows of a user, or null when no row belongs to one. */
export const accountDataTables: AccountDataTables = {
  entry_file: `entry_id IN (SELECT id FROM entry WHERE ${rowsWhere('author_id')})`,
  entry: rowsWhere('author_id'),
  author: rowsWhere('user_id'),
  author_counter: rowsWhere('author_id'),
  file_text: rowsWhere('owner_id'),
  idempotency_key: idempotencyKeyCondition,
  outbox: outboxCondition,
  // Sums over all authors; erase-author.ts subtracts the erased author's entries.
  public_counter: null,
  handled_event: null,
};
