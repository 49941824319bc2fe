import type { WordState } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database.ts';
import { lockVocabularyItems } from '../vocabulary/lock-vocabulary-items.ts';
import { type ScheduledState, type StateColumns, wordStateOf } from './word-state.ts';

/** The state of a word after a review. */
export interface ScheduledStateOfItem {
  itemId: string;
  scheduledState: ScheduledState;
  /** When the review took place. */
  at: Date;
}

/**
 * Stores the states that follow from reviews, and logs the changes that affect the state of an item: an item that its owner has marked as known
 * stays known. A new scheduled state replaces the state `new` or `learning` that the owner has chosen. Ignores items of other users.
 */
export async function recordWordStateChanges(
  tx: Transaction,
  userId: string,
  items: readonly ScheduledStateOfItem[],
): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ itemId }) => itemId);
  await lockVocabularyItems(tx, userId, ids);
  const before = await tx.vocabularyItem.findMany({ where: { userId, id: { in: ids } } });
  const byId = new Map(before.map((item) => [item.id, item]));
  const changes = items.flatMap(({ itemId, scheduledState, at }) => {
    const item = byId.get(itemId);
    return item && item.scheduledState !== scheduledState ? [{ item, scheduledState, at }] : [];
  });
  if (changes.length === 0) return;
  await tx.$executeRaw`
    UPDATE vocabulary_item AS item SET scheduled_state = changed.state, chosen_state = NULL
    FROM unnest(${changes.map(({ item }) => item.id)}::uuid[], ${changes.map(({ scheduledState }) => scheduledState)}::text[]) AS changed (id, state)
    WHERE item.id = changed.id`;
  const lastChanges = await lastChangesOf(
    tx,
    changes.map(({ item }) => item.id),
  );
  await logWordStates(
    tx,
    'schedule',
    changes.map(({ item, scheduledState, at }) => {
      const last = lastChanges.get(item.id);
      return {
        before: item,
        after: { ...item, scheduledState, chosenState: null },
        // A review that arrives late changes the current state of the item, so its change gets a time after the changes that are already logged.
        at: last && last > at ? last : at,
      };
    }),
  );
}

/** Returns when the state of each item last changed. */
async function lastChangesOf(tx: Transaction, itemIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx.$queryRaw<{ itemId: string; at: Date }[]>`
    SELECT item_id AS "itemId", max(at) AS at FROM word_state_change WHERE item_id = ANY (${itemIds}::uuid[]) GROUP BY item_id`;
  return new Map(rows.map(({ itemId, at }) => [itemId, at]));
}

/** An item before and after a change. */
export interface ChangedItem {
  before: StateColumns;
  after: StateColumns & { id: string; userId: string };
  at?: Date;
}

/** Adds a row to the log for each item whose state has changed. */
export async function logWordStates(
  tx: Transaction,
  cause: 'schedule' | 'tap',
  items: readonly ChangedItem[],
): Promise<void> {
  const now = new Date();
  const data = items.flatMap(({ before, after, at = now }) => {
    const [from, to] = [wordStateOf(before), wordStateOf(after)];
    return from === to ? [] : [{ id: uuidv7(), userId: after.userId, itemId: after.id, from, to, cause, at }];
  });
  if (data.length > 0) await tx.wordStateChange.createMany({ data });
}

/** Copies the changes of an item to another item. Rows are never changed: the original rows are deleted together with the first item. */
export async function moveWordStateChanges(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO word_state_change (id, user_id, item_id, from_state, to_state, cause, at)
    SELECT gen_random_uuid(), user_id, ${to}::uuid, from_state, to_state, cause, at FROM word_state_change WHERE item_id = ${from}::uuid`;
}

/** A row of the log. */
export interface LoggedChange {
  from: string;
  to: string;
  at: Date;
}

/**
 * Returns the state that an item had at a time, by replay of its log.
 * @param changes the changes of the item, the oldest first
 * @param current the state that the item has now
 * @returns null for a time before the item was created
 */
export function wordStateAt(
  time: Date,
  createdAt: Date,
  changes: readonly LoggedChange[],
  current: WordState,
): WordState | null {
  if (time < createdAt) return null;
  const next = changes.findIndex(({ at }) => at > time);
  if (next === -1) return (changes.at(-1)?.to as WordState | undefined) ?? current;
  return changes[next]!.from as WordState;
}
