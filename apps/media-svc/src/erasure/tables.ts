import {
  idempotencyKeyCondition,
  accountIdCondition,
  outboxCondition,
  type AccountDataTables,
} from '@memory/service-kit';

/** Which rows of each table belong to a user. */
export const accountDataTables: AccountDataTables = {
  thumbnail: `file_id IN (SELECT id FROM file WHERE ${accountIdCondition('owner_id')})`,
  file: accountIdCondition('owner_id'),
  // After `file`, because deleting files updates this table.
  storage_usage: accountIdCondition('owner_id'),
  speaker: accountIdCondition('owner_id'),
  profile_version: accountIdCondition('owner_id'),
  outbox: outboxCondition,
  idempotency_key: idempotencyKeyCondition,
  handled_event: null,
};
