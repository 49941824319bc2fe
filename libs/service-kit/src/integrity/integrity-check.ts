import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { Logger } from '@nestjs/common';

/** A row or object that a check has looked at. `kind` is null when nothing is wrong with it. */
export interface CheckedRow {
  readonly id: string;
  readonly kind: IntegrityProblem['kind'] | null;
}

/**
 * Compares stored data with what it follows from. A check must be exact while the data changes: it reads both sides in one statement, whose
 * snapshot has all of a transaction or nothing, or it asks the owner of the other side for changes that are still on their way.
 */
export interface IntegrityCheck {
  /** Unique in the service: `author-counters`. */
  readonly name: string;
  /**
   * Looks at one batch of rows, so that neither memory nor the time of a request grows with the data.
   * @param after the position of the previous batch (`next`); null for the first one
   * @param repair whether to mend what follows from other data. What people wrote is never changed.
   */
  checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch>;
}

/** The id before all others: `id > NO_ID` is true for every row. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

interface BatchOptions {
  /** The number of rows that a full batch has; after a smaller one there are no more. */
  readonly limit: number;
  /** Mends the row with this id. Absent when nothing is to be mended, or when it cannot be. @returns whether the row is right now */
  readonly mend?: ((id: string, kind: IntegrityProblem['kind']) => Promise<boolean>) | undefined;
}

const logger = new Logger('IntegrityCheck');

/** A row that cannot be mended, such as an object that may not be deleted, does not keep the others from it. */
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

/** Turns the rows that a check has looked at, in the order of their ids, into a batch, and mends those that are wrong. */
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
