import { idempotencyKeyCondition, rowsWhere, outboxCondition, type AccountDataTables } from '@memory/service-kit';

/** Which rows of each table belong to a user. */
export const userDataTables: AccountDataTables = {
  thumbnail: `file_id IN (SELECT id FROM file WHERE ${rowsWhere('owner_id')})`,
  file: rowsWhere('owner_id'),
  // After `file`, because deleting files updates this table.
  storage_usage: rowsWhere('owner_id'),
  speaker: rowsWhere('owner_id'),
  profile_version: rowsWhere('owner_id'),
  outbox: outboxCondition,
  idempotency_key: idempotencyKeyCondition,
  handled_event: null,
};
