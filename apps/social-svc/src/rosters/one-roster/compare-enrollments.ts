import { type KnownStudent, type RejectedRow, type RosterRow, rosterStudentOf } from '../planning/roster-row.ts';
import type { RosterEnrollment, SchoolRoster } from './school-roster.ts';

const FILE = 'enrollments.csv';

export interface ComparedEnrollments {
  /** The rows of all students about whom the archive says something, with their classes. */
  readonly rows: readonly RosterRow[];
  /** The links between teachers and classes that the archive names. */
  readonly teachers: readonly RosterEnrollment[];
  readonly rejected: readonly RejectedRow[];
}

/**
 * Gives the rows of students their classes. A bulk file names all classes of a student, a delta file those that have begun or ended.
 * @param known the students that exist; their classes are those that stay active
 * @param activeClasses the source ids of the classes that exist when the archive was applied
 */
export function compareEnrollments(
  roster: SchoolRoster,
  known: readonly KnownStudent[],
  activeClasses: ReadonlySet<string>,
): ComparedEnrollments {
  const { students, enrollments, modes } = roster;
  if (modes.enrollments === 'absent') return { rows: students, teachers: [], rejected: [] };
  const knownById = new Map(
    known.flatMap((student) => (student.sourceId === null ? [] : [[student.sourceId, student]])),
  );
  const named = new Set(students.map(({ sourceId }) => sourceId));
  const others = new Set([...roster.otherUsers, ...roster.teachers.map(({ sourceId }) => sourceId)]);
  const removedUsers = new Set(roster.removedUsers);
  const rejected: RejectedRow[] = [];
  const classesOf = new Map<string, Map<string, RosterEnrollment>>();
  for (const enrollment of enrollments) {
    const { classId, userId, role, isRemoved, line } = enrollment;
    if (role !== 'student' || others.has(userId) || removedUsers.has(userId)) continue;
    const isKnown = named.has(userId) || knownById.has(userId);
    if (!isKnown && !isRemoved) rejected.push({ file: FILE, line, reason: 'student_unknown', name: userId });
    else if (!activeClasses.has(classId) && !isRemoved)
      rejected.push({ file: FILE, line, reason: 'class_unknown', name: classId });
    else if (isKnown) classesOf.set(userId, (classesOf.get(userId) ?? new Map()).set(classId, enrollment));
  }
  const classesAfter = (sourceId: string): string[] => {
    const written = classesOf.get(sourceId) ?? new Map<string, RosterEnrollment>();
    const before = modes.enrollments === 'delta' ? (knownById.get(sourceId)?.classes ?? []) : [];
    const begun = [...written.values()].filter(({ isRemoved }) => !isRemoved).map(({ classId }) => classId);
    const stays = before.filter((classId) => !written.get(classId)?.isRemoved);
    return [...new Set([...stays, ...begun])].toSorted();
  };
  const rows = students.map((row) => ({ ...row, classes: classesAfter(row.sourceId!) }));
  return {
    rows: [...rows, ...rowsOfOthers()],
    teachers: enrollments.filter(
      ({ role, classId, isRemoved }) => role === 'teacher' && !isRemoved && activeClasses.has(classId),
    ),
    rejected,
  };

  /** Rows for students whom `users.csv` does not name, because it is a delta or absent, and whose classes change. */
  function rowsOfOthers(): RosterRow[] {
    if (modes.users === 'bulk') return [];
    return [...knownById].flatMap(([sourceId, student]) => {
      const line = classesOf.get(sourceId)?.values().next().value?.line ?? 1;
      const classes = classesAfter(sourceId);
      const isSame = classes.join('\n') === student.classes?.join('\n');
      if (isSame || student.standing !== 'present' || named.has(sourceId) || removedUsers.has(sourceId)) return [];
      return [{ ...rosterStudentOf(student), classes, file: FILE, line, reason: null }];
    });
  }
}
