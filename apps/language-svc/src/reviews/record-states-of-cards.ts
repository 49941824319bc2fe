import type { Transaction } from '../database.ts';
import { recordWordStateChanges } from '../word-states/word-state-log.ts';
import { scheduledStateOf } from '../word-states/word-state.ts';
import type { ProjectedCard } from './card-store.ts';

/** The card type that decides how well a word is known: a learner who recognises a word can read it. */
const DECIDING_TYPE = 'recognise';

/**
 * Records the word states that follow from cards that have changed.
 * @param now the time at which a card lost its last review
 */
export async function recordStatesOfCards(
  tx: Transaction,
  userId: string,
  cards: readonly ProjectedCard[],
  now: Date,
): Promise<void> {
  await recordWordStateChanges(
    tx,
    userId,
    cards
      .filter(({ type }) => type === DECIDING_TYPE)
      .map(({ itemId, state }) => ({
        itemId,
        scheduledState: scheduledStateOf(state),
        at: state ? new Date(state.lastReviewedAt) : now,
      })),
  );
}
