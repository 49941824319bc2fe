import { normalizeLine } from '@memory/contracts/text';
import { ApiError } from '@memory/service-kit';

/** What a column of a roster means. `fullName` is a column with the whole name. */
export type RosterColumn = 'givenName' | 'familyName' | 'chineseName' | 'fullName' | 'studentNumber' | 'familyEmail';

/** The names of columns, in lower case and without spaces, hyphens and the like. Digits at the end do not count. */
const columnNames: Readonly<Record<RosterColumn, readonly string[]>> = {
  givenName: ['givenname', 'firstname', 'forename', 'given', 'first', '名', '名字'],
  familyName: ['familyname', 'lastname', 'surname', 'family', 'last', '姓', '姓氏'],
  chineseName: ['chinesename', 'nameinchinese', '中文名', '中文名字', '中文姓名', '汉语名'],
  fullName: ['name', 'fullname', 'studentname', 'student', '姓名', '学生姓名', '學生姓名', '学生'],
  studentNumber: ['studentnumber', 'studentno', 'studentid', 'number', 'no', '学号', '學號', '学生编号', '學生編號'],
  familyEmail: [
    'familyemail',
    'familyemails',
    'parentemail',
    'parentsemail',
    'parentemails',
    'guardianemail',
    '家长邮箱',
    '家長郵箱',
    '家长电子邮箱',
    '家长邮件',
    '家庭邮箱',
    '父母邮箱',
  ],
};

const columnByName: ReadonlyMap<string, RosterColumn> = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name) => [name, column as RosterColumn] as const),
  ),
);

const keyOf = (name: string): string =>
  normalizeLine(name)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-()（）:：'’]/gu, '')
    .replace(/\d$/, '');

export interface RosterColumns {
  /** The meaning of each column by its position; null for an unknown one. */
  readonly columns: readonly (RosterColumn | null)[];
  /** The names of the unknown columns. */
  readonly ignored: readonly string[];
}

const NAME_COLUMNS: readonly RosterColumn[] = ['givenName', 'chineseName', 'fullName'];

/**
 * Finds what the columns of a roster mean by their names.
 * @throws ApiError `roster_columns_missing` without a column of names, `roster_columns_repeated`
 */
export function recognizeColumns(header: readonly string[]): RosterColumns {
  const columns = header.map((name) => columnByName.get(keyOf(name)) ?? null);
  const known = columns.filter((column) => column !== null && column !== 'familyEmail');
  if (!known.some((column) => NAME_COLUMNS.includes(column!))) throw new ApiError('roster_columns_missing');
  if (new Set(known).size < known.length) throw new ApiError('roster_columns_repeated');
  const ignored = header.filter((name, index) => columns[index] === null && name.trim() !== '');
  return { columns, ignored: ignored.map((name) => normalizeLine(name).slice(0, 100)) };
}
