import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The files of an archive by name: rows of cells, or the text itself. */
export type ArchiveFiles = Readonly<Record<string, readonly (readonly string[])[] | string | Buffer>>;

const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n');

export async function zip(files: ArchiveFiles, prefix = ''): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files))
    archive.addBuffer(
      Buffer.isBuffer(content) ? content : Buffer.from(typeof content === 'string' ? content : asCsv(content)),
      `${prefix}${name}`,
    );
  archive.end();
  return buffer(archive.outputStream);
}

type Mode = 'absent' | 'bulk' | 'delta';

export const manifest = (modes: Readonly<Record<string, Mode>>, version = '1.2'): string[][] => [
  ['propertyName', 'value'],
  ['manifest.version', '1.0'],
  ['oneroster.version', version],
  ...Object.entries(modes).map(([file, mode]) => [`file.${file}`, mode]),
];

export interface SchoolFile {
  /** id, name; the term is the one of the school year 2027. */
  readonly classes?: readonly (readonly [string, string, string?])[];
  /** id, given name, family name, student number, role, status. */
  readonly users?: readonly (readonly [string, string, string, string?, string?, string?])[];
  /** class, user, role, status. */
  readonly enrollments?: readonly (readonly [string, string, string?, string?])[];
  readonly mode?: Mode;
}

/** The files of a OneRoster 1.2 archive, with columns in an unusual order, and columns that are not read. */
export function schoolFiles({ classes, users, enrollments, mode = 'bulk' }: SchoolFile): ArchiveFiles {
  const modes = {
    academicSessions: 'bulk',
    ...(classes && { classes: mode }),
    ...(users && { users: mode, roles: 'bulk' as const }),
    ...(enrollments && { enrollments: mode }),
  } as const;
  return {
    'manifest.csv': manifest(modes),
    'academicSessions.csv': [
      ['sourcedId', 'status', 'title', 'type', 'startDate', 'endDate', 'schoolYear'],
      ['term', '', 'Autumn', 'term', '2026-09-01', '2027-01-31', '2027'],
    ],
    ...(classes && {
      'classes.csv': [
        ['title', 'sourcedId', 'status', 'termSourcedIds', 'classType'],
        ...classes.map(([id, title, status = '']) => [title, id, status, 'term', 'homeroom']),
      ],
    }),
    ...(users && {
      'users.csv': [
        ['sourcedId', 'status', 'username', 'password', 'identifier', 'familyName', 'givenName', 'birthDate'],
        ...users.map(([id, given, family, number = '', , status = '']) => [
          id,
          status,
          `${given}.${family}`,
          'hunter2-secret',
          number,
          family,
          given,
          '2016-02-03',
        ]),
      ],
      'roles.csv': [
        ['sourcedId', 'userSourcedId', 'roleType', 'role', 'orgSourcedId'],
        ...users.map(([id, , , , role = 'student']) => [`role-${id}`, id, 'primary', role, 'school']),
      ],
    }),
    ...(enrollments && {
      'enrollments.csv': [
        ['sourcedId', 'status', 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role'],
        ...enrollments.map(([classId, userId, role = 'student', status = '']) => [
          `${classId}-${userId}`,
          status,
          classId,
          'school',
          userId,
          role,
        ]),
      ],
    }),
  };
}
