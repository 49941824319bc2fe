import { idempotencyKeyTable, ofPerson, type TablesOfPeople } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: TablesOfPeople = {
  occurrence: `item_id IN (SELECT id FROM vocabulary_item WHERE ${ofPerson('user_id')})`,
  vocabulary_item: ofPerson('user_id'),
  vocabulary_count: ofPerson('user_id'),
  counted_entry: ofPerson('user_id'),
  dictionary_entry: null,
  dictionary_version: null,
  idempotency_key: idempotencyKeyTable,
  // keyed hashes and nobody's: nothing in it says whose text it was; gone after 30 days
  model_answer: null,
  handled_event: null,
};
