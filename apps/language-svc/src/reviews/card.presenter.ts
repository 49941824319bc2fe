import type { Card, CardType } from '@memory/contracts';
import type { CardKey, CardState } from './replay.ts';

/**
 * Converts a card to its shape in responses.
 * @param now the time at which a card without reviews is due
 */
export function presentCard({ itemId, type }: CardKey, state: CardState | null, now: Date): Card {
  return {
    itemId,
    type: type as CardType,
    state: state?.state ?? 'new',
    due: (state ? new Date(state.due) : now).toISOString(),
    stability: state?.stability ?? null,
    difficulty: state?.difficulty ?? null,
    reps: state?.reps ?? 0,
    lapses: state?.lapses ?? 0,
    lastReviewedAt: state ? new Date(state.lastReviewedAt).toISOString() : null,
    isLeech: state?.isLeech ?? false,
  };
}
