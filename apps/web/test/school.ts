import type { ClassDetails, ClassStudent, OwnUser, PublicProfile, RosterPreview } from '@memory/contracts';
// The API client, which the current user's query imports, needs the corrected Request of the test environment.
import './browser-apis.ts';
import { queryClient } from '../src/lib/query-client.ts';
import { currentUserQuery } from '../src/session/api/current-user.ts';

const TIME = '2026-09-01T08:00:00.000Z';

/** Signs a user in, who has a role at a school, or none. */
export function signInAs(role: OwnUser['role'], id = 'li'): void {
  const user: OwnUser = {
    ...teacher(id),
    email: null,
    birthDate: null,
    bio: null,
    createdAt: TIME,
    updatedAt: TIME,
    ...(role && { role }),
  };
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

export const teacher = (id: string): PublicProfile => ({
  id,
  username: id,
  firstName: id.toUpperCase(),
  lastName: null,
  profileImageUrl: null,
});

export const student = (id: string, fields: Partial<ClassStudent> = {}): ClassStudent => ({
  id,
  username: `${id}12`,
  givenName: id,
  familyName: '',
  chineseName: null,
  studentNumber: null,
  familyEmails: [],
  isArchived: false,
  addedAt: TIME,
  ...fields,
});

/** A class with the teacher `li`, as this teacher sees it. */
export const schoolClass = (fields: Partial<ClassDetails> = {}): ClassDetails => {
  const students = fields.students === undefined ? [] : fields.students;
  return {
    id: 'c1',
    name: '三年级二班',
    schoolYear: '2026/27',
    isArchived: false,
    teachers: [teacher('li')],
    studentCount: students?.length ?? null,
    version: 1,
    createdAt: TIME,
    updatedAt: TIME,
    viewer: 'teacher',
    ...fields,
    students,
  };
};

/** What a roster that changes nothing would change. */
export const rosterPreview = (fields: Partial<RosterPreview> = {}): RosterPreview => ({
  id: 'r1',
  expiresAt: TIME,
  counts: { new: 0, changed: 0, unchanged: 0, missing: 0, rejected: 0 },
  newStudents: [],
  changedStudents: [],
  missingStudents: [],
  rejectedRows: [],
  ignoredColumns: [],
  classes: { new: [], changed: [], archived: [] },
  confirmationsNeeded: { changes: null, archives: null },
  ...fields,
});
