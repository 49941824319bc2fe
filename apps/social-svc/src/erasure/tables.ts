import { type AccountDataTables, idempotencyKeyCondition, outboxCondition, rowsWhere } from '@memory/service-kit';

/** The rows of each table that belong to a user, in the order in which they are deleted. */
export const accountDataTables: AccountDataTables = {
  friendship: `${rowsWhere('first_id')} OR ${rowsWhere('second_id')} OR ${rowsWhere('requested_by')}`,
  friend_counter: rowsWhere('user_id'),
  external_identity: rowsWhere('account_id'),
  account: rowsWhere('id'),
  outbox: outboxCondition,
  // Records the running erasure itself; `AdvanceErasure` deletes the row as the last step.
  erasure: null,
  idempotency_key: idempotencyKeyCondition,
  handled_event: null,
};
