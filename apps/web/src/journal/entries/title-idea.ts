import { createExternalStore } from '../../lib/external-store.ts';

/** The beginning of a title that the author has chosen among the ideas for a first entry. The form takes it into its title. */
export const titleIdea = createExternalStore<string | null>(null);
