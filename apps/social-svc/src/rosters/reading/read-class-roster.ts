import { ROSTER_MAX_ROWS } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { RosterRow } from '../planning/roster-row.ts';
import { decodeText } from './decode-text.ts';
import { readNeutralizedFormula } from './formula-cells.ts';
import { type CsvRecord, readCsv } from './read-csv.ts';
import { readStudentFields } from './read-student-fields.ts';
import { recognizeColumns, type RosterColumn } from './roster-columns.ts';
import { splitName } from './split-name.ts';

export interface ClassRoster {
  readonly rows: readonly RosterRow[];
  /** The names of columns that mean nothing here. */
  readonly ignoredColumns: readonly string[];
}

/**
 * Reads a CSV file with the students of a class.
 * @throws ApiError when the file as a whole cannot be read; a row that cannot be stored has its reason instead
 */
export async function readClassRoster(bytes: Uint8Array): Promise<ClassRoster> {
  const records = readCsv(decodeText(bytes), ROSTER_MAX_ROWS);
  const header = await records.next();
  if (header.done) throw new ApiError('roster_empty');
  const { columns, ignored } = recognizeColumns(header.value.cells.map(readNeutralizedFormula));
  const rows: RosterRow[] = [];
  for await (const record of records) rows.push(readRow(record, columns));
  // Without this check, a file of which only the first line was saved would archive the whole class.
  if (rows.length === 0) throw new ApiError('roster_empty');
  return { rows, ignoredColumns: ignored };
}

function readRow({ line, cells }: CsvRecord, columns: readonly (RosterColumn | null)[]): RosterRow {
  const texts = cells.map((cell) => readNeutralizedFormula(cell.trim()));
  const valuesOf = (wanted: RosterColumn): string[] =>
    texts.filter((text, index) => columns[index] === wanted && text !== '');
  const valueOf = (column: RosterColumn): string => valuesOf(column)[0] ?? '';
  const whole = splitName(valueOf('fullName'));
  const fields = readStudentFields({
    givenName: valueOf('givenName') || whole.givenName,
    familyName: valueOf('familyName') || whole.familyName,
    chineseName: valueOf('chineseName') || whole.chineseName,
    studentNumber: valueOf('studentNumber'),
    familyEmails: valuesOf('familyEmail'),
  });
  const hasTooManyCells = texts.slice(columns.length).some((text) => text !== '');
  return {
    ...fields,
    file: null,
    line,
    sourceId: null,
    classes: null,
    reason: fields.reason ?? (hasTooManyCells ? 'too_many_cells' : null),
  };
}
