import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import type { Transaction } from '../database.ts';
import { ApplyStudentChanges } from './apply-student-changes.ts';
import type { ClassPlan } from './one-roster/plan-classes.ts';
import { planSchoolRoster, type SchoolPlan, type TeacherLink } from './one-roster/plan-school-roster.ts';
import { readKnownSchool } from './one-roster/read-known-school.ts';
import type { SchoolRoster } from './one-roster/school-roster.ts';
import { type CurrentPlan, digestPlan } from './roster-import.ts';

/** An advisory lock: one roster of the school is applied at a time. Any number that no other advisory lock of this database uses. */
const SCHOOL_ROSTER_LOCK = 8_120_461_003;

/** Identifies what a plan for the school changes. */
export const digestSchoolPlan = ({ students, classes, teachers, otherRejected }: SchoolPlan): Buffer<ArrayBuffer> =>
  digestPlan(students, [classes.created, classes.changed, classes.archived, teachers, otherRejected]);

/** @throws ApiError `admins_only`. The role is read with each request, so that its withdrawal is in force at once. */
export async function requireAdmin(tx: Transaction, viewerId: string): Promise<void> {
  if ((await tx.account.count({ where: { id: viewerId, role: 'admin' } })) === 0) throw new ApiError('admins_only');
}

@Injectable()
export class ApplySchoolRoster {
  constructor(private readonly studentChanges: ApplyStudentChanges) {}

  /** Locks the students and the classes of earlier imports. @throws ApiError `admins_only` */
  async lock(tx: Transaction, viewerId: string): Promise<void> {
    await requireAdmin(tx, viewerId);
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${SCHOOL_ROSTER_LOCK})`;
    const students = await tx.studentRecord.findMany({ select: { accountId: true } });
    await lockAccounts(tx, 'change', viewerId, ...students.map(({ accountId }) => accountId));
    await tx.$queryRaw`SELECT 1 FROM school_class WHERE source_id IS NOT NULL ORDER BY id FOR NO KEY UPDATE`;
    await requireAdmin(tx, viewerId);
  }

  async plan(tx: Transaction, roster: SchoolRoster): Promise<CurrentPlan> {
    const plan = planSchoolRoster(roster, await readKnownSchool(tx, roster), normalizeUsername);
    const { created, changed, unchanged, missing, rejected } = plan.students;
    const counts = { new: created.length, changed: changed.length, unchanged: unchanged.length };
    return {
      digest: digestSchoolPlan(plan),
      needed: plan.needed,
      counts: { ...counts, archived: missing.length, rejected: rejected.length + plan.otherRejected.length },
      apply: () => this.apply(tx, plan),
    };
  }

  private async apply(tx: Transaction, { students, classes, teachers }: SchoolPlan): Promise<void> {
    await this.applyClasses(tx, classes);
    const stored = await tx.schoolClass.findMany({
      where: { sourceId: { not: null } },
      select: { id: true, sourceId: true },
    });
    const idBySource = new Map(stored.map(({ id, sourceId }) => [sourceId, id]));
    const idsOf = (sourceIds: readonly string[]): string[] =>
      sourceIds.flatMap((sourceId) => idBySource.get(sourceId) ?? []);
    await this.studentChanges.execute(
      tx,
      students,
      {
        joins: ({ classes: after }) => idsOf(after ?? []),
        leaves: ({ classes: before }, row) => {
          const after = row === null ? [] : row.classes;
          return after === null ? [] : idsOf((before ?? []).filter((sourceId) => !after.includes(sourceId)));
        },
      },
      'all',
    );
    await this.addTeachers(tx, teachers, idBySource);
    await tx.$executeRaw`
      UPDATE school_class SET version = version + 1, updated_at = now() WHERE source_id IS NOT NULL AND archived_at IS NULL`;
  }

  private async applyClasses(tx: Transaction, { created, changed, archived }: ClassPlan): Promise<void> {
    await tx.schoolClass.createMany({
      data: created.map(({ sourceId, name, schoolYear }) => ({ id: uuidv7(), sourceId, name, schoolYear })),
    });
    const after = changed.map(({ known: { id }, after: { name, schoolYear } }) => ({ id, name, schoolYear }));
    await tx.$executeRaw`
      UPDATE school_class AS stored SET name = changed.name, school_year = "schoolYear", archived_at = NULL
      FROM jsonb_to_recordset(${JSON.stringify(after)}::jsonb) AS changed (id uuid, name text, "schoolYear" text)
      WHERE stored.id = changed.id`;
    const ids = archived.map(({ id }) => id);
    await tx.$executeRaw`UPDATE school_class SET archived_at = now() WHERE id = ANY(${ids}::uuid[])`;
  }

  private async addTeachers(
    tx: Transaction,
    links: readonly TeacherLink[],
    idBySource: ReadonlyMap<string | null, string>,
  ): Promise<void> {
    const data = links.flatMap(({ accountId, classSourceId }) => {
      const classId = idBySource.get(classSourceId);
      return classId === undefined ? [] : [{ accountId, classId }];
    });
    await tx.classTeacher.createMany({ data, skipDuplicates: true });
  }
}
