import { idempotencyKeyTable, ofPerson, outboxTable, type TablesOfPeople } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: TablesOfPeople = {
  thumbnail: `file_id IN (SELECT id FROM file WHERE ${ofPerson('owner_id')})`,
  file: ofPerson('owner_id'),
  // After `file`, because deleting files updates this table.
  storage_usage: ofPerson('owner_id'),
  speaker: ofPerson('owner_id'),
  profile_version: ofPerson('owner_id'),
  outbox: outboxTable,
  idempotency_key: idempotencyKeyTable,
  handled_event: null,
};
