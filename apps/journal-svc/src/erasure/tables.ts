import { idempotencyKeyCondition, rowsWhere, outboxCondition, type AccountDataTables } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: AccountDataTables = {
  entry_file: `entry_id IN (SELECT id FROM entry WHERE ${rowsWhere('author_id')})`,
  entry: rowsWhere('author_id'),
  author: rowsWhere('user_id'),
  author_counter: rowsWhere('author_id'),
  file_text: rowsWhere('owner_id'),
  idempotency_key: idempotencyKeyCondition,
  outbox: outboxCondition,
  // Sums over everybody; erase-author.ts takes the person's share out.
  public_counter: null,
  handled_event: null,
};
