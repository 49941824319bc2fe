import {
  ROSTER_ARCHIVED_SHARE_MAX,
  ROSTER_CHANGED_SHARE_MAX,
  type RosterConfirmations,
  type RosterPreview,
} from '@memory/contracts';

export type Confirmations = RosterPreview['confirmationsNeeded'];

/** How many records of one kind exist now, and how many of them a roster changes and archives. */
export interface Extent {
  readonly present: number;
  readonly changes: number;
  readonly archives: number;
}

/**
 * Which numbers must be confirmed. A roster of the wrong class or of last year changes almost everyone, or archives many; Clever holds a roster at the
 * same shares, for each kind of records alone.
 */
export function confirmationsNeeded(...kinds: readonly Extent[]): Confirmations {
  const numberIfMany = (numberOf: (extent: Extent) => number, maxShare: number): number | null =>
    kinds.some((extent) => numberOf(extent) > extent.present * maxShare && extent.present > 0)
      ? kinds.reduce((sum, extent) => sum + numberOf(extent), 0)
      : null;
  return {
    changes: numberIfMany(({ changes }) => changes, ROSTER_CHANGED_SHARE_MAX),
    archives: numberIfMany(({ archives }) => archives, ROSTER_ARCHIVED_SHARE_MAX),
  };
}

/** Whether a request confirms exactly the numbers that need it. A number from an older preview does not count. */
export const isConfirmed = (needed: Confirmations, given: RosterConfirmations): boolean =>
  (needed.changes === null || needed.changes === given.confirmedChanges) &&
  (needed.archives === null || needed.archives === given.confirmedArchives);
