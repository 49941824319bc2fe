import type { Transaction } from '../database.ts';

interface LockedItem {
  readonly id: string;
  readonly character: string;
}

/**
 * Locks items of a user until the transaction ends. Every transaction that changes several items locks them first, in the order of their ids, so that
 * two transactions cannot deadlock.
 * @returns the items that exist; ids of other users are left out
 */
export function lockVocabularyItems(tx: Transaction, userId: string, ids: readonly string[]): Promise<LockedItem[]> {
  return tx.$queryRaw<LockedItem[]>`
    SELECT id::text, character FROM vocabulary_item WHERE user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
}
