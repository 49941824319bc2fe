import { idempotencyKeyCondition, rowsWhere, outboxCondition, type AccountDataTables } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: AccountDataTables = {
  friendship: `${rowsWhere('first_id')} OR ${rowsWhere('second_id')} OR ${rowsWhere('requested_by')}`,
  friend_counter: rowsWhere('user_id'),
  external_identity: rowsWhere('account_id'),
  account: rowsWhere('id'),
  outbox: outboxCondition,
  // The one row that knows of somebody until everybody has obeyed; it goes last, by itself.
  erasure: null,
  idempotency_key: idempotencyKeyCondition,
  handled_event: null,
};
