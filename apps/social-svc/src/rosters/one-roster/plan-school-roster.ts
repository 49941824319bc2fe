import { ROSTER_CLASS_MAX_STUDENTS } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { confirmationsNeeded } from '../planning/confirmations.policy.ts';
import { planRoster, type RosterPlan } from '../planning/plan-roster.ts';
import type { KnownStudent, RejectedRow } from '../planning/roster-row.ts';
import { compareEnrollments } from './compare-enrollments.ts';
import { type ClassPlan, type KnownClass, planClasses } from './plan-classes.ts';
import type { SchoolRoster } from './school-roster.ts';

/** What exists: the classes of earlier imports, all students, and the accounts that may teach, by their usernames as they are compared. */
export interface KnownSchool {
  readonly classes: readonly KnownClass[];
  /** `classes` of each: the source ids of all classes of earlier imports that the student attends, archived ones too. */
  readonly students: readonly KnownStudent[];
  readonly teachers: ReadonlyMap<string, string>;
  /** The links between teachers and classes: account id and source id of the class, as `teachingKey` joins them. */
  readonly teaching: ReadonlySet<string>;
}

export interface TeacherLink {
  readonly accountId: string;
  readonly classSourceId: string;
}

export interface SchoolPlan {
  readonly classes: ClassPlan;
  readonly students: RosterPlan;
  /** Teachers are added to classes and never removed: a teacher whom a school's system does not know may have been added by hand. */
  readonly teachers: readonly TeacherLink[];
  readonly otherRejected: readonly RejectedRow[];
  readonly needed: ReturnType<typeof confirmationsNeeded>;
}

export const teachingKey = ({ accountId, classSourceId }: TeacherLink): string => `${accountId} ${classSourceId}`;

/**
 * Compares an archive of the whole school with what exists.
 * @param usernameKey the form in which usernames are compared
 * @throws ApiError `roster_class_too_large`
 */
export function planSchoolRoster(
  roster: SchoolRoster,
  known: KnownSchool,
  usernameKey: (username: string) => string,
): SchoolPlan {
  const classes = planClasses(roster, known.classes);
  const withActiveClasses = known.students.map((student) => ({
    ...student,
    classes: (student.classes ?? []).filter((sourceId) => classes.active.has(sourceId)).toSorted(),
  }));
  const { rows, teachers: enrolledTeachers, rejected } = compareEnrollments(roster, withActiveClasses, classes.active);
  const removed = new Set(roster.removedUsers);
  const students = planRoster(rows, withActiveClasses, ({ sourceId }) =>
    sourceId === null ? false : roster.modes.users === 'bulk' || removed.has(sourceId),
  );
  requireSmallClasses(students, withActiveClasses);
  const { links, unknown } = findTeachers(roster, known, enrolledTeachers, usernameKey);
  const present = withActiveClasses.filter(({ standing }) => standing === 'present').length;
  const changes = students.changed.filter(({ isRestored }) => !isRestored).length;
  return {
    classes,
    students,
    teachers: links,
    otherRejected: [...roster.rejected, ...rejected, ...unknown],
    needed: confirmationsNeeded(
      { present, changes, archives: students.missing.length },
      {
        present: known.classes.filter(({ isArchived }) => !isArchived).length,
        changes: classes.changed.filter(({ known: { isArchived } }) => !isArchived).length,
        archives: classes.archived.length,
      },
    ),
  };
}

function requireSmallClasses(plan: RosterPlan, known: readonly KnownStudent[]): void {
  const sizes = new Map<string, number>();
  const count = (classes: readonly string[] | null, step: number): void => {
    for (const sourceId of classes ?? []) sizes.set(sourceId, (sizes.get(sourceId) ?? 0) + step);
  };
  for (const { classes } of known) count(classes, 1);
  for (const { classes } of plan.created) count(classes, 1);
  for (const { classes } of plan.missing) count(classes, -1);
  for (const { student, row } of plan.changed) {
    if (row.classes === null) continue;
    count(student.classes, -1);
    count(row.classes, 1);
  }
  if (Math.max(0, ...sizes.values()) > ROSTER_CLASS_MAX_STUDENTS) throw new ApiError('roster_class_too_large');
}

/** Finds the accounts of teachers by their usernames. A roster creates no accounts for teachers, and no one becomes a teacher by it. */
function findTeachers(
  roster: SchoolRoster,
  known: KnownSchool,
  enrollments: SchoolRoster['enrollments'],
  usernameKey: (username: string) => string,
): { links: TeacherLink[]; unknown: RejectedRow[] } {
  const accounts = new Map(
    roster.teachers.map(({ sourceId, username }) => [sourceId, known.teachers.get(usernameKey(username)) ?? null]),
  );
  const links = enrollments.flatMap(({ userId, classId }) => {
    const accountId = accounts.get(userId);
    return accountId ? [{ accountId, classSourceId: classId }] : [];
  });
  const added = new Map(links.map((link) => [teachingKey(link), link]));
  const unknown = roster.teachers.flatMap(({ sourceId, username, line }): RejectedRow[] =>
    accounts.get(sourceId) ? [] : [{ file: 'users.csv', line, reason: 'teacher_unknown', name: username }],
  );
  return { links: [...added.values()].filter((link) => !known.teaching.has(teachingKey(link))), unknown };
}
