import { ROSTER_CLASS_MAX_STUDENTS } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { readKnownClassStudents } from './known-class-students.ts';
import { confirmationsNeeded } from './planning/confirmations.policy.ts';
import { planRoster, type RosterPlan } from './planning/plan-roster.ts';
import type { RosterRow } from './planning/roster-row.ts';

export interface PlannedClassRoster {
  readonly plan: RosterPlan;
  readonly needed: ReturnType<typeof confirmationsNeeded>;
}

/**
 * Compares the roster of a class with the present data.
 * @throws ApiError `roster_class_too_large`
 */
export async function planClassRoster(
  tx: Transaction,
  classId: string,
  rows: readonly RosterRow[],
): Promise<PlannedClassRoster> {
  const known = await readKnownClassStudents(tx, classId, rows);
  const plan = planRoster(rows, known);
  const present = known.filter(({ standing }) => standing === 'present').length;
  const joining = plan.created.length + plan.changed.filter(({ isRestored }) => isRestored).length;
  if (present + joining - plan.missing.length > ROSTER_CLASS_MAX_STUDENTS) throw new ApiError('roster_class_too_large');
  const changes = plan.changed.filter(({ isRestored }) => !isRestored).length;
  return { plan, needed: confirmationsNeeded({ present, changes, archives: plan.missing.length }) };
}
