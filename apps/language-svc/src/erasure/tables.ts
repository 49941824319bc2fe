import { idempotencyKeyCondition, rowsWhere, type AccountDataTables } from '@memory/service-kit';

/** What this database holds of people. */
export const tables: AccountDataTables = {
  occurrence: `item_id IN (SELECT id FROM vocabulary_item WHERE ${rowsWhere('user_id')})`,
  vocabulary_item: rowsWhere('user_id'),
  vocabulary_count: rowsWhere('user_id'),
  counted_entry: rowsWhere('user_id'),
  dictionary_entry: null,
  dictionary_version: null,
  idempotency_key: idempotencyKeyCondition,
  // keyed hashes and nobody's: nothing in it says whose text it was; gone after 30 days
  model_answer: null,
  handled_event: null,
};
