import { idempotencyKeyTable, ofPerson, outboxTable, type TablesOfPeople } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: TablesOfPeople = {
  friendship: `${ofPerson('first_id')} OR ${ofPerson('second_id')} OR ${ofPerson('requested_by')}`,
  friend_counter: ofPerson('user_id'),
  external_identity: ofPerson('account_id'),
  account: ofPerson('id'),
  outbox: outboxTable,
  // The one row that knows of somebody until everybody has obeyed; it goes last, by itself.
  erasure: null,
  idempotency_key: idempotencyKeyTable,
  handled_event: null,
};
