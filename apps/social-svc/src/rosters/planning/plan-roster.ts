import type { RosterMatch } from '@memory/contracts';
import { compareStudent, type FieldChange, namesKey } from './compare-student.ts';
import { type MatchedRow, type MatchResult, matchStudents } from './match-students.ts';
import { displayName, type KnownStudent, type RejectedRow, type RosterRow } from './roster-row.ts';

export interface StudentChange {
  readonly student: KnownStudent;
  readonly row: RosterRow;
  readonly matchedBy: RosterMatch;
  /** The student had left, was archived, or comes from another class. */
  readonly isRestored: boolean;
  readonly changes: readonly FieldChange[];
}

export interface RosterPlan {
  readonly created: readonly RosterRow[];
  readonly changed: readonly StudentChange[];
  readonly unchanged: readonly MatchedRow[];
  readonly missing: readonly KnownStudent[];
  readonly rejected: readonly RejectedRow[];
}

const isChanged = ({ changes, isRestored }: StudentChange): boolean => isRestored || changes.length > 0;

/**
 * Compares a roster with the students that exist. Each row is in exactly one of the groups `created`, `changed`, `unchanged` and `rejected`. A plan
 * for the same rows after this one was applied changes nothing.
 * @param known the students who are or were in the class, and those elsewhere who have a number or an id that the rows name
 * @param canBeMissing whether the roster would name this student if the student were still there
 */
export function planRoster(
  rows: readonly RosterRow[],
  known: readonly KnownStudent[],
  canBeMissing: (student: KnownStudent) => boolean = () => true,
): RosterPlan {
  const result = matchStudents(rows, known);
  rejectTakenNumbers(result, known);
  const compared = result.matched.map((match) => ({
    ...match,
    isRestored: match.student.standing !== 'present',
    changes: compareStudent(match.student, match.row),
  }));
  const matchedStudents = new Set(result.matched.map(({ student }) => student));
  const kept = studentsOfRejected(result.rejected, known);
  const isMissing = (student: KnownStudent): boolean =>
    student.standing === 'present' && !matchedStudents.has(student) && !kept.has(student) && canBeMissing(student);
  return {
    created: result.unmatched.toSorted(byLine),
    changed: compared.filter(isChanged).toSorted(byLineOfRow),
    unchanged: compared.filter((match) => !isChanged(match)).toSorted(byLineOfRow),
    missing: known.filter(isMissing).toSorted(byId),
    rejected: result.rejected
      .toSorted(byLineOfRow)
      .map(({ row, reason }) => ({ file: row.file, line: row.line, reason, name: displayName(row) })),
  };
}

/** Returns the students whom a rejected row may be about: they are not missing. */
function studentsOfRejected(rejected: MatchResult['rejected'], known: readonly KnownStudent[]): Set<KnownStudent> {
  const ids = new Set(rejected.map(({ row }) => row.sourceId));
  const numbers = new Set(rejected.map(({ row }) => row.studentNumber));
  const names = new Set(rejected.map(({ row }) => namesKey(row)));
  const isMeant = (student: KnownStudent): boolean =>
    (student.sourceId !== null && ids.has(student.sourceId)) ||
    (student.studentNumber !== null && numbers.has(student.studentNumber)) ||
    names.has(namesKey(student));
  return new Set(known.filter(isMeant));
}

/**
 * Rejects the rows whose student number another student keeps. A student who gets another number by this roster gives the old one up, unless the row
 * of that student is rejected, too; so each rejection may lead to the next one.
 */
function rejectTakenNumbers(result: MatchResult, known: readonly KnownStudent[]): void {
  const holders = new Map(known.map((student) => [student.studentNumber, student]));
  const matchOf = new Map(result.matched.map((match) => [match.student, match]));
  const claims = new Map(
    [...result.matched, ...result.unmatched.map((row) => ({ row, student: null }))].map((claim) => [
      claim.row.studentNumber,
      claim,
    ]),
  );
  const rejectedRows = new Set<RosterRow>();
  const reject = (number: string | null): void => {
    for (let taken = number; taken !== null;) {
      const claim = claims.get(taken);
      const holder = holders.get(taken);
      if (!claim || !holder || claim.student === holder || rejectedRows.has(claim.row)) return;
      rejectedRows.add(claim.row);
      result.rejected.push({ row: claim.row, reason: 'number_taken' });
      // The student of the rejected row keeps the number that this row would have replaced.
      taken = claim.student?.studentNumber ?? null;
    }
  };
  for (const [number, holder] of holders) {
    const next = matchOf.get(holder)?.row.studentNumber ?? number;
    if (next === number) reject(number);
  }
  removeWhere(result.matched, ({ row }) => rejectedRows.has(row));
  removeWhere(result.unmatched, (row) => rejectedRows.has(row));
}

function removeWhere<Item>(items: Item[], isRemoved: (item: Item) => boolean): void {
  items.splice(0, items.length, ...items.filter((item) => !isRemoved(item)));
}

const byLine = (a: RosterRow, b: RosterRow): number => a.line - b.line || compareText(a.file ?? '', b.file ?? '');
const byLineOfRow = (a: { row: RosterRow }, b: { row: RosterRow }): number => byLine(a.row, b.row);
const byId = (a: KnownStudent, b: KnownStudent): number => compareText(a.id, b.id);
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
