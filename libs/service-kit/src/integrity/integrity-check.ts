import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { Logger } from '@nestjs/common';

/** A row or object that a check has examined. `kind` is null when the row or object has no problem. */
export interface CheckedRow {
  readonly id: string;
  readonly kind: IntegrityProblem['kind'] | null;
}

/**
 * Compares stored data with the data from which it is derived. A check must be exact while the data changes. It either reads both in one statement,
 * whose snapshot contains a transaction completely or not at all, or asks the owner of the original data for changes that have not arrived yet.
 */
export interface IntegrityCheck {
  /** The name of the check, unique in the service, such as `author-counters`. */
  readonly name: string;
  /**
   * Checks one batch of rows, so that neither memory nor the time of a request grows with the amount of data.
   * @param after the position of the previous batch (`next`); null for the first batch
   * @param repair whether to repair data that is derived from other data. What people wrote is never changed.
   */
  checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch>;
}

/** An id lower than all others: `id > NO_ID` is true for every row. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

interface BatchOptions {
  /** The number of rows in a full batch. A batch with fewer rows is the last one. */
  readonly limit: number;
  /** Repairs the row with this id. Absent when rows should not or cannot be repaired. @returns whether the row is correct now */
  readonly mend?: ((id: string, kind: IntegrityProblem['kind']) => Promise<boolean>) | undefined;
}

const logger = new Logger('IntegrityCheck');

/** Catches errors: a row that cannot be repaired, such as an object that may not be deleted, must not prevent the repair of other rows. */
async function mendSafely(
  mend: NonNullable<BatchOptions['mend']>,
  id: string,
  kind: IntegrityProblem['kind'],
): Promise<boolean> {
  return mend(id, kind).catch((err: unknown) => {
    logger.error({ err, id, kind }, 'a problem could not be repaired');
    return false;
  });
}

/** Converts the rows that a check has examined, in the order of their ids, into a batch, and repairs the rows that have a problem. */
export async function toIntegrityBatch(
  rows: readonly CheckedRow[],
  { limit, mend }: BatchOptions,
): Promise<IntegrityBatch> {
  const problems: IntegrityProblem[] = [];
  for (const { id, kind } of rows) {
    if (kind === null) continue;
    problems.push({ id, kind, isRepaired: mend ? await mendSafely(mend, id, kind) : false });
  }
  return { checked: rows.length, problems, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

/** The injection token of the service's checks (`IntegrityCheck[]`). */
export const INTEGRITY_CHECKS = Symbol('INTEGRITY_CHECKS');
