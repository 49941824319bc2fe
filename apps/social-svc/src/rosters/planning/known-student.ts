import type { RosterStudent } from './roster-row.ts';

/**
 * What a student is to a roster now. `present` ones are in its class, or not archived in the school, and are missing when the roster lacks them.
 * `former` ones have left the class or are archived. `elsewhere` ones have never been in the class.
 */
export type Standing = 'present' | 'former' | 'elsewhere';

export interface KnownStudent extends RosterStudent {
  readonly id: string;
  readonly standing: Standing;
}
