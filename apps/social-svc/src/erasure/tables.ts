import {
  type AccountDataTables,
  idempotencyKeyCondition,
  outboxCondition,
  accountIdCondition,
} from '@memory/service-kit';

/** The rows of each table that belong to a user, in the order in which they are deleted. */
export const accountDataTables: AccountDataTables = {
  friendship: `${accountIdCondition('first_id')} OR ${accountIdCondition('second_id')} OR ${accountIdCondition('requested_by')}`,
  friend_counter: accountIdCondition('user_id'),
  external_identity: accountIdCondition('account_id'),
  account: accountIdCondition('id'),
  outbox: outboxCondition,
  // Records the running erasure itself; `AdvanceErasure` deletes the row as the last step.
  erasure: null,
  idempotency_key: idempotencyKeyCondition,
  handled_event: null,
};
