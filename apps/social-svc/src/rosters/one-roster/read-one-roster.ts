import {
  CLASS_NAME_MAX_LENGTH,
  newClassSchema,
  ROSTER_SCHOOL_MAX_STUDENTS,
  SCHOOL_YEAR_MAX_LENGTH,
} from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { RejectedRow, RosterRow } from '../planning/roster-row.ts';
import { readStudentFields } from '../reading/read-student-fields.ts';
import { type Manifest, readManifest } from './read-manifest.ts';
import { RosterArchive } from './roster-archive.ts';
import type { RosterClass, RosterEnrollment, RosterTeacher, SchoolRoster } from './school-roster.ts';

/** OneRoster allows any text of this length as an id (GUID type). */
const ID_MAX_LENGTH = 255;
const isId = (text: string): boolean => text !== '' && text.length <= ID_MAX_LENGTH && !text.includes('\0');

/** OneRoster 1.1 also has `inactive`. A blank status, as in every bulk file, is `active`. */
const isRemoved = (status: string): boolean => ['tobedeleted', 'inactive'].includes(status.toLowerCase());

/** Collects what the files of one archive say. */
class RosterReader {
  readonly rejected: RejectedRow[] = [];

  constructor(
    private readonly archive: RosterArchive,
    private readonly manifest: Manifest,
  ) {}

  private reject(file: string, line: number, reason: RejectedRow['reason'], name: string): void {
    this.rejected.push({ file: `${file}.csv`, line, reason, name: name.slice(0, 100) });
  }

  /** Returns the school years of the terms, by their ids. */
  private async readSchoolYears(): Promise<Map<string, string>> {
    const years = new Map<string, string>();
    if (this.manifest.academicSessions === 'absent') return years;
    const columns = { required: ['sourcedId'], optional: ['schoolYear'] } as const;
    for await (const { values } of this.archive.rowsOf<'sourcedId' | 'schoolYear'>('academicSessions.csv', columns))
      years.set(values.sourcedId, values.schoolYear.slice(0, SCHOOL_YEAR_MAX_LENGTH));
    return years;
  }

  async readClasses(): Promise<{ classes: RosterClass[]; removed: string[] }> {
    const classes = new Map<string, RosterClass>();
    const removed: string[] = [];
    if (this.manifest.classes === 'absent') return { classes: [], removed };
    const years = await this.readSchoolYears();
    const columns = { required: ['sourcedId', 'title'], optional: ['status', 'termSourcedIds'] } as const;
    type Column = 'sourcedId' | 'title' | 'status' | 'termSourcedIds';
    for await (const { line, values } of this.archive.rowsOf<Column>('classes.csv', columns)) {
      const { sourcedId, title, status, termSourcedIds } = values;
      const parsed = newClassSchema.safeParse({
        name: title,
        schoolYear: years.get(termSourcedIds.split(',')[0]?.trim() ?? ''),
      });
      if (!isId(sourcedId)) this.reject('classes', line, 'id_missing', title);
      else if (isRemoved(status)) removed.push(sourcedId);
      else if (classes.has(sourcedId)) this.reject('classes', line, 'id_repeated', title);
      else if (!parsed.success)
        this.reject('classes', line, 'class_name_invalid', title.slice(0, CLASS_NAME_MAX_LENGTH));
      else classes.set(sourcedId, { ...parsed.data, sourceId: sourcedId, line });
    }
    return { classes: [...classes.values()], removed };
  }

  /** Returns the roles of each user. OneRoster 1.1 has them in the file of the users. */
  private async readRoles(): Promise<Map<string, Set<string>>> {
    const roles = new Map<string, Set<string>>();
    if (this.manifest.roles === 'absent') return roles;
    const columns = { required: ['userSourcedId', 'role'], optional: ['status'] } as const;
    for await (const { values } of this.archive.rowsOf<'userSourcedId' | 'role' | 'status'>('roles.csv', columns)) {
      if (isRemoved(values.status)) continue;
      const ofUser = roles.get(values.userSourcedId) ?? new Set();
      roles.set(values.userSourcedId, ofUser.add(values.role.toLowerCase()));
    }
    return roles;
  }

  async readUsers(): Promise<Pick<SchoolRoster, 'students' | 'teachers' | 'removedUsers' | 'otherUsers'>> {
    const students: RosterRow[] = [];
    const teachers: RosterTeacher[] = [];
    const removedUsers: string[] = [];
    const otherUsers: string[] = [];
    const result = { students, teachers, removedUsers, otherUsers };
    if (this.manifest.users === 'absent') return result;
    const roles = await this.readRoles();
    const columns = {
      required: ['sourcedId', 'username', 'givenName', 'familyName'],
      optional: ['status', 'identifier', 'role'],
    } as const;
    type Column = (typeof columns)['required' | 'optional'][number];
    for await (const { line, values } of this.archive.rowsOf<Column>('users.csv', columns)) {
      const { sourcedId, username, status, givenName, familyName, identifier, role } = values;
      const ofUser = roles.get(sourcedId) ?? new Set([role.toLowerCase()]);
      if (!isId(sourcedId)) this.reject('users', line, 'id_missing', `${givenName} ${familyName}`.trim());
      else if (isRemoved(status)) removedUsers.push(sourcedId);
      // An older student may be an aide as well; a teacher is never a student.
      else if (ofUser.has('teacher')) teachers.push({ sourceId: sourcedId, username, line });
      else if (ofUser.has('student')) {
        const written = { givenName, familyName, chineseName: '', studentNumber: identifier, familyEmails: [] };
        students.push({ ...readStudentFields(written), file: 'users.csv', line, sourceId: sourcedId, classes: null });
        if (students.length > ROSTER_SCHOOL_MAX_STUDENTS) throw new ApiError('roster_too_many_rows');
      } else otherUsers.push(sourcedId);
    }
    return result;
  }

  async readEnrollments(): Promise<RosterEnrollment[]> {
    const enrollments: RosterEnrollment[] = [];
    if (this.manifest.enrollments === 'absent') return enrollments;
    const columns = { required: ['classSourcedId', 'userSourcedId', 'role'], optional: ['status'] } as const;
    type Column = (typeof columns)['required' | 'optional'][number];
    for await (const { line, values } of this.archive.rowsOf<Column>('enrollments.csv', columns)) {
      const { classSourcedId: classId, userSourcedId: userId, status } = values;
      const role = values.role.toLowerCase();
      if (role !== 'student' && role !== 'teacher') continue;
      if (!isId(classId) || !isId(userId)) this.reject('enrollments', line, 'id_missing', '');
      else enrollments.push({ classId, userId, role, isRemoved: isRemoved(status), line });
    }
    return enrollments;
  }
}

/**
 * Reads an archive in the CSV format of OneRoster 1.1 or 1.2 (https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv). Columns are found by their
 * names. Passwords, demographics and what the school knows of parents are not read.
 * @throws ApiError when the archive as a whole cannot be read
 */
export async function readOneRoster(bytes: Buffer): Promise<SchoolRoster> {
  const archive = await RosterArchive.open(bytes);
  const manifest = await readManifest(archive);
  const { users, classes: classesMode, enrollments: enrollmentsMode } = manifest;
  const modes = { users, classes: classesMode, enrollments: enrollmentsMode };
  if (Object.values(modes).every((mode) => mode === 'absent')) throw new ApiError('roster_empty');
  const reader = new RosterReader(archive, manifest);
  const { classes, removed: removedClasses } = await reader.readClasses();
  const people = await reader.readUsers();
  const enrollments = await reader.readEnrollments();
  // A file with its first line alone would archive everyone.
  if (users === 'bulk' && people.students.length === 0) throw new ApiError('roster_empty');
  return { modes, classes, removedClasses, ...people, enrollments, rejected: reader.rejected };
}
