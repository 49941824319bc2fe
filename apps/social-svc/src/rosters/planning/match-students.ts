import type { RosterMatch, RosterRowReason } from '@memory/contracts';
import { namesKey, studentKey } from './compare-student.ts';
import type { KnownStudent, RosterRow } from './roster-row.ts';

export interface MatchedRow {
  readonly row: RosterRow;
  readonly student: KnownStudent;
  readonly matchedBy: RosterMatch;
}

export interface MatchResult {
  readonly matched: MatchedRow[];
  readonly unmatched: RosterRow[];
  readonly rejected: { readonly row: RosterRow; readonly reason: RosterRowReason }[];
}

/** Groups items by a key. Items without a key are left out. */
function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string | null): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Finds the students whom the rows are about: by the id of the school's system, then by the student number, then by the exact names when only one
 * student and one row can be meant. The result depends on the rows and students alone, not on their order.
 */
export function matchStudents(rows: readonly RosterRow[], known: readonly KnownStudent[]): MatchResult {
  const result: MatchResult = { matched: [], unmatched: [], rejected: [] };
  const students = new Set(known);
  let open = rejectUnusable(rows, result);
  open = matchByIdentifier(open, students, 'sourceId', result);
  open = matchByIdentifier(open, students, 'studentNumber', result);
  // Who is in the class is meant before who has left it. Names alone never bring a student in from another class.
  for (const standing of ['present', 'former'] as const) open = matchByNames(open, students, standing, result);
  result.unmatched.push(...open);
  return result;
}

/** Sets aside the rows that cannot be stored, and those that claim the id or number of another row. */
function rejectUnusable(rows: readonly RosterRow[], result: MatchResult): RosterRow[] {
  const ids = groupBy(rows, ({ sourceId }) => sourceId);
  const numbers = groupBy(rows, ({ studentNumber }) => studentNumber);
  const reasonOf = ({ reason, sourceId, studentNumber }: RosterRow): RosterRowReason | null => {
    if (reason) return reason;
    if (sourceId !== null && ids.get(sourceId)!.length > 1) return 'id_repeated';
    return studentNumber !== null && numbers.get(studentNumber)!.length > 1 ? 'number_repeated' : null;
  };
  const usable: RosterRow[] = [];
  for (const row of rows) {
    const reason = reasonOf(row);
    if (reason) result.rejected.push({ row, reason });
    else usable.push(row);
  }
  return usable;
}

/** Matches the rows by an identifier that no two students have, and removes the students from `students`. Returns the other rows. */
function matchByIdentifier(
  rows: readonly RosterRow[],
  students: Set<KnownStudent>,
  identifier: 'sourceId' | 'studentNumber',
  result: MatchResult,
): RosterRow[] {
  const byIdentifier = groupBy(students, (student) => student[identifier]);
  return rows.filter((row) => {
    const student = row[identifier] === null ? undefined : byIdentifier.get(row[identifier])?.[0];
    if (!student) return true;
    const isOtherId = row.sourceId !== null && student.sourceId !== null && row.sourceId !== student.sourceId;
    if (isOtherId) return true;
    // A student of another class joins this class only if number and names match. Otherwise a teacher could add any student by guessing numbers;
    // the error reveals that the number exists.
    if (identifier === 'studentNumber' && student.standing === 'elsewhere' && namesKey(student) !== namesKey(row)) {
      result.rejected.push({ row, reason: 'number_taken' });
      return false;
    }
    students.delete(student);
    result.matched.push({ row, student, matchedBy: identifier });
    return false;
  });
}

/** Whether the row can be about the student: neither has an id or a number that the other contradicts. */
const isCompatible = (row: RosterRow, student: KnownStudent): boolean =>
  (row.studentNumber === null || student.studentNumber === null) &&
  (row.sourceId === null || student.sourceId === null);

function matchByNames(
  rows: readonly RosterRow[],
  students: Set<KnownStudent>,
  standing: 'present' | 'former',
  result: MatchResult,
): RosterRow[] {
  const candidates = [...students].filter((student) => student.standing === standing);
  const studentsByNames = groupBy(candidates, namesKey);
  const open: RosterRow[] = [];
  for (const [names, namesakes] of groupBy(rows, namesKey)) {
    const group = studentsByNames.get(names) ?? [];
    const rowsHere = namesakes.filter((row) => group.some((student) => isCompatible(row, student)));
    const studentsHere = group.filter((student) => namesakes.some((row) => isCompatible(row, student)));
    open.push(...namesakes.filter((row) => !rowsHere.includes(row)));
    const pairs = pairOff(rowsHere, studentsHere);
    for (const student of studentsHere) students.delete(student);
    if (pairs) result.matched.push(...pairs);
    else result.rejected.push(...rowsHere.map((row) => ({ row, reason: 'name_ambiguous' as const })));
  }
  return open;
}

/**
 * Pairs namesakes: one row with one student, or as many rows as students when each row repeats what is stored of one student. Returns null when it is
 * open who is meant.
 */
function pairOff(rows: readonly RosterRow[], students: readonly KnownStudent[]): MatchedRow[] | null {
  if (rows.length !== students.length) return null;
  const sortedRows = rows.toSorted(byKey);
  const sortedStudents = students.toSorted(byKey);
  const isSame = sortedRows.every((row, index) => studentKey(row) === studentKey(sortedStudents[index]!));
  if (rows.length > 1 && !isSame) return null;
  return sortedRows.map((row, index) => ({ row, student: sortedStudents[index]!, matchedBy: 'names' }));
}

const byKey = (a: RosterRow | KnownStudent, b: RosterRow | KnownStudent): number => {
  const [first, second] = [studentKey(a), studentKey(b)];
  return first < second ? -1 : Number(first > second);
};
