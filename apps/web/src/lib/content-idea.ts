import { createExternalStore } from './external-store.ts';

/**
 * The first words for a new entry, chosen among the ideas for a first entry or at the end of a review session. The form for a new entry takes them
 * into its content, with the cursor behind them; null when it has taken them.
 */
export const contentIdea = createExternalStore<string | null>(null);
