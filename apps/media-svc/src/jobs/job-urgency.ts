/** How soon a job must run. `interactive`: a user waits for the result; `bulk`: a delay does not matter. */
export type JobUrgency = 'interactive' | 'bulk';

/** The BullMQ priorities from `first` to `last` are the turns of the waiting jobs of one urgency. */
export interface TurnRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The turns of each urgency. BullMQ runs jobs with a lower priority first and accepts priorities up to 2²¹ − 1. Each urgency has half of
 * them, so all interactive jobs run before all bulk jobs.
 */
export const turnRanges: Readonly<Record<JobUrgency, TurnRange>> = {
  interactive: { first: 1, last: 2 ** 20 - 1 },
  bulk: { first: 2 ** 20, last: 2 ** 21 - 1 },
};
