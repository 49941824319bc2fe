import { createHash } from 'node:crypto';
import type { RosterPreview, RosterResult } from '@memory/contracts';
import type { SchoolRoster } from './one-roster/school-roster.ts';
import type { Confirmations } from './planning/confirmations.policy.ts';
import type { RosterPlan } from './planning/plan-roster.ts';
import type { RosterRow } from './planning/roster-row.ts';

/** What a file says, as it is stored until it is applied. */
export type StoredRoster =
  | { readonly kind: 'class'; readonly rows: readonly RosterRow[] }
  | { readonly kind: 'school'; readonly school: SchoolRoster };

/** The preview as it is stored; its id and its expiry are columns. */
export type StoredPreview = Omit<RosterPreview, 'id' | 'expiresAt'>;

/** A plan that was made again from the stored rows and the present data. */
export interface CurrentPlan {
  readonly digest: Buffer;
  readonly needed: Confirmations;
  readonly counts: RosterResult['counts'];
  /** Carries the plan out. */
  apply(): Promise<void>;
}

/** Writes the properties of objects in one order. PostgreSQL returns those of `jsonb` in another order than it received them. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Returns a digest of what a plan changes, of the rows and the stored students. A roster is applied only if the plan that is made then has the digest
 * of the previewed plan. Two plans for the same file have different digests as soon as a student of the file was changed in between.
 */
export const digestPlan = (plan: RosterPlan, more: unknown = null): Buffer<ArrayBuffer> =>
  createHash('sha256')
    .update(
      canonicalJson([
        plan.created,
        plan.changed.map(({ student, changes, isRestored }) => [student, changes, isRestored]),
        plan.unchanged.map(({ student }) => student.id),
        plan.missing,
        plan.rejected,
        more,
      ]),
    )
    .digest();
