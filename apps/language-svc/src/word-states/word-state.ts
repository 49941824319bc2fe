import type { WordState } from '@memory/contracts';
import type { VocabularyItem } from '../generated/prisma/client.ts';

/** The states that follow from reviews. */
export type ScheduledState = Exclude<WordState, 'ignored'>;

/** A card of at least this stability, in days, is known: it is expected to be remembered three weeks later. */
export const KNOWN_STABILITY_DAYS = 21;

/** Returns the state that follows from the `recognise` card of a word. `card` is null for a word that has not been reviewed yet. */
export function scheduledStateOf(card: { stability: number | null } | null): ScheduledState {
  if (!card) return 'new';
  return (card.stability ?? 0) < KNOWN_STABILITY_DAYS ? 'learning' : 'known';
}

/** The columns of an item that decide its state. */
export type StateColumns = Pick<VocabularyItem, 'hiddenAt' | 'knownAt' | 'chosenState' | 'scheduledState'>;

/** Returns the state of an item: the state that its owner has chosen, or otherwise the state that follows from its reviews. */
export function wordStateOf({ hiddenAt, knownAt, chosenState, scheduledState }: StateColumns): WordState {
  if (hiddenAt) return 'ignored';
  if (knownAt) return 'known';
  return (chosenState ?? scheduledState) as ScheduledState;
}
