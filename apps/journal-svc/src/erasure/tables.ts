import { idempotencyKeyTable, ofPerson, outboxTable, type TablesOfPeople } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: TablesOfPeople = {
  entry_file: `entry_id IN (SELECT id FROM entry WHERE ${ofPerson('author_id')})`,
  entry: ofPerson('author_id'),
  author: ofPerson('user_id'),
  author_counter: ofPerson('author_id'),
  file_text: ofPerson('owner_id'),
  idempotency_key: idempotencyKeyTable,
  outbox: outboxTable,
  // Sums over everybody; erase-author.ts takes the person's share out.
  public_counter: null,
  handled_event: null,
};
