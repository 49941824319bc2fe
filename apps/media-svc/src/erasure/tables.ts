import {
  idempotencyKeyCondition,
  accountIdCondition,
  outboxCondition,
  type AccountDataTables,
} from '@memory/service-kit';

/** Maps each table to the condition that selects the rows of a user. */
export const accountDataTables: AccountDataTables = {
  thumbnail: `file_id IN (SELECT id FROM file WHERE ${accountIdCondition('owner_id')})`,
  file: accountIdCondition('owner_id'),
  // This table comes after `file`, because deleting files updates it.
  storage_usage: accountIdCondition('owner_id'),
  speaker: accountIdCondition('owner_id'),
  profile_version: accountIdCondition('owner_id'),
  outbox: outboxCondition,
  idempotency_key: idempotencyKeyCondition,
  handled_event: null,
};
