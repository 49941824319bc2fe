import {
  accountIdempotencyKeyCondition,
  accountIdCondition,
  accountOutboxCondition,
  type AccountDataTables,
} from '@memory/service-kit';

/** Maps each table of this database to the SQL condition for the rows of a user, in the order in which the rows are deleted. */
export const accountDataTables: AccountDataTables = {
  thumbnail: `file_id IN (SELECT id FROM file WHERE ${accountIdCondition('owner_id')})`,
  file: accountIdCondition('owner_id'),
  conversion: accountIdCondition('owner_id'),
  data_export: accountIdCondition('owner_id'),
  // The rows of `storage_usage` are deleted after the rows of `file`, because a trigger updates `storage_usage` when a file is deleted.
  storage_usage: accountIdCondition('owner_id'),
  speaker: accountIdCondition('owner_id'),
  profile_version: accountIdCondition('owner_id'),
  outbox: accountOutboxCondition,
  published_event: accountOutboxCondition,
  idempotency_key: accountIdempotencyKeyCondition,
  handled_event: null,
  integrity_run: null,
  last_backup: null,
};
