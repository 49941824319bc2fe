import type { RejectedRow, RosterRow } from '../planning/roster-row.ts';
import type { Manifest } from './read-manifest.ts';

export interface RosterClass {
  readonly sourceId: string;
  readonly name: string;
  readonly schoolYear: string | null;
  readonly line: number;
}

export interface RosterTeacher {
  readonly sourceId: string;
  readonly username: string;
  readonly line: number;
}

export interface RosterEnrollment {
  readonly classId: string;
  readonly userId: string;
  readonly role: 'student' | 'teacher';
  /** The row of a delta says that the enrollment has ended. */
  readonly isRemoved: boolean;
  readonly line: number;
}

/** What the files of an archive say, before it is compared with what exists. It is stored as JSON until it is applied. */
export interface SchoolRoster {
  readonly modes: Pick<Manifest, 'users' | 'classes' | 'enrollments'>;
  readonly classes: readonly RosterClass[];
  /** The rows of students; `classes` of each is null until the enrollments are compared. */
  readonly students: readonly RosterRow[];
  readonly teachers: readonly RosterTeacher[];
  readonly enrollments: readonly RosterEnrollment[];
  /** The ids of users and classes whose status is `tobedeleted`. */
  readonly removedUsers: readonly string[];
  readonly removedClasses: readonly string[];
  /** The ids of users of other roles (parents, aides), whose enrollments mean nothing here. */
  readonly otherUsers: readonly string[];
  readonly rejected: readonly RejectedRow[];
}
