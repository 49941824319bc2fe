import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { ClassAccess, incrementClassVersion } from '../classes/class-access.ts';
import type { Transaction } from '../database.ts';
import { ApplyStudentChanges, type ClassesOfPlan } from './apply-student-changes.ts';
import { planClassRoster } from './plan-class-roster.ts';
import type { RosterRow } from './planning/roster-row.ts';
import { type CurrentPlan, digestPlan } from './roster-import.ts';

@Injectable()
export class ApplyClassRoster {
  constructor(
    private readonly classAccess: ClassAccess,
    private readonly studentChanges: ApplyStudentChanges,
  ) {}

  /**
   * Locks the accounts of the students, whose names may change, and the class. @throws ApiError `class_not_found`, `teachers_only`, `class_archived`
   */
  async lock(tx: Transaction, viewerId: string, classId: string): Promise<void> {
    const students = await tx.classStudent.findMany({ where: { classId }, select: { accountId: true } });
    await lockAccounts(tx, 'change', viewerId, ...students.map(({ accountId }) => accountId));
    await this.classAccess.lock(tx, viewerId, classId, 'change');
  }

  async plan(tx: Transaction, classId: string, rows: readonly RosterRow[]): Promise<CurrentPlan> {
    const { plan, needed } = await planClassRoster(tx, classId, rows);
    const { created, changed, unchanged, missing, rejected } = plan;
    const counts = { new: created.length, changed: changed.length, unchanged: unchanged.length };
    return {
      digest: digestPlan(plan),
      needed,
      counts: { ...counts, archived: missing.length, rejected: rejected.length },
      apply: async () => {
        const classes: ClassesOfPlan = { joins: () => [classId], leaves: (_, row) => (row ? [] : [classId]) };
        await this.studentChanges.execute(tx, plan, classes, 'without-class');
        if (created.length + changed.length + missing.length > 0) await incrementClassVersion(tx, classId);
      },
    };
  }
}
