import { writeOutbox } from '@memory/event-bus';
import { vocabularyChanged } from '@memory/events';
import type { Transaction } from '../database.ts';

/**
 * Writes `vocabulary.changed` in the transaction of the change, after its last statement.
 * @param hasUncountedItems whether items may be uncounted now; the handler of the event counts them
 */
export async function publishVocabularyChange(
  tx: Transaction,
  userId: string,
  { hasUncountedItems = false } = {},
): Promise<void> {
  await writeOutbox(tx, vocabularyChanged, { entityId: userId, data: { userId, hasUncountedItems } });
}
