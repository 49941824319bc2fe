import type { RosterPreview } from '@memory/contracts';
import type { RosterPlan, StudentChange } from './planning/plan-roster.ts';
import type { RejectedRow, RosterStudent } from './planning/roster-row.ts';
import type { StoredPreview } from './roster-import.ts';

const presentNames = ({ givenName, familyName, chineseName, studentNumber }: RosterStudent) => ({
  givenName,
  familyName,
  chineseName,
  studentNumber,
});

type ClassNames = ReadonlyMap<string, string>;

/** A class is named by its title here, and by its id in the files. */
const namesOf = (sourceIds: readonly string[] | null, names: ClassNames): string | null =>
  (sourceIds ?? []).map((sourceId) => names.get(sourceId) ?? sourceId).join(', ') || null;

const presentChange = ({ student, row, matchedBy, isRestored, changes }: StudentChange, names: ClassNames) => ({
  ...presentNames(student),
  id: student.id,
  matchedBy,
  isRestored,
  changes: changes.map(({ field, before, after }) =>
    field === 'classes'
      ? { field, before: namesOf(student.classes, names), after: namesOf(row.classes, names) }
      : { field, before, after },
  ),
});

const presentRejected = ({ file, line, reason, name }: RejectedRow) => ({ file, line, reason, name });

interface PreviewParts {
  readonly plan: RosterPlan;
  readonly ignoredColumns: readonly string[];
  readonly classes: RosterPreview['classes'];
  /** The names of the classes of the school's system, by their ids. */
  readonly classNames?: ClassNames;
  /** Rows that are rejected before students are compared. */
  readonly otherRejected: readonly RejectedRow[];
  readonly confirmationsNeeded: RosterPreview['confirmationsNeeded'];
}

/** Presents what a roster would change. */
export function presentPreview(parts: PreviewParts): StoredPreview {
  const { plan, ignoredColumns, classes, classNames = new Map(), otherRejected, confirmationsNeeded } = parts;
  const rejected = [...otherRejected, ...plan.rejected];
  return {
    counts: {
      new: plan.created.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged.length,
      missing: plan.missing.length,
      rejected: rejected.length,
    },
    newStudents: plan.created.map((row) => ({ ...presentNames(row), line: row.line })),
    changedStudents: plan.changed.map((change) => presentChange(change, classNames)),
    missingStudents: plan.missing.map((student) => ({ ...presentNames(student), id: student.id })),
    rejectedRows: rejected.map(presentRejected),
    ignoredColumns: [...ignoredColumns],
    classes,
    confirmationsNeeded,
  };
}
