import { createHash } from 'node:crypto';
import type { RosterPreview } from '@memory/contracts';
import type { SchoolRoster } from './one-roster/school-roster.ts';
import type { RosterPlan } from './planning/plan-roster.ts';
import type { RosterRow } from './planning/roster-row.ts';

/** What a file says, as it is stored until it is applied. */
export type StoredRoster =
  | { readonly kind: 'class'; readonly rows: readonly RosterRow[] }
  | { readonly kind: 'school'; readonly school: SchoolRoster };

/** What is stored with a preview: all but what the row itself says. */
export type StoredPreview = Omit<RosterPreview, 'id' | 'expiresAt'>;

/** Writes the properties of objects in one order. PostgreSQL returns those of `jsonb` in another order than it received them. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Identifies a plan by all that it changes, so that a roster is applied only as it was shown. Two plans differ when the data that they change has
 * changed in between, even when the result would be the same.
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
