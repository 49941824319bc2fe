import type { Class, ClassStudent as ClassStudentResponse } from '@memory/contracts';
import { presentPublicProfile } from '../accounts/account.presenter.ts';
import type { Account, ClassStudent, StudentRecord } from '../generated/prisma/client.ts';
import type { ViewedClass } from './class-access.ts';
import { viewerOfClass } from './class.policy.ts';

/** The people of a class, as far as the class itself shows them. */
export interface ClassPeople {
  readonly teachers: readonly Account[];
  readonly studentCount: number;
}

/** Presents a class of a list. A student does not see how many classmates there are. */
export function presentClass(viewed: ViewedClass, { teachers, studentCount }: ClassPeople): Class {
  const { id, name, schoolYear, archivedAt, version, createdAt, updatedAt } = viewed;
  return {
    id,
    name,
    schoolYear,
    isArchived: archivedAt !== null,
    teachers: teachers.map(presentPublicProfile),
    studentCount: viewerOfClass(viewed) === 'student' ? null : studentCount,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Presents a student to the teachers of the class and to admins. */
export function presentClassStudent(
  { addedAt }: ClassStudent,
  { id, username }: Account,
  record: StudentRecord,
): ClassStudentResponse {
  const { givenName, familyName, chineseName, studentNumber, familyEmails, archivedAt } = record;
  return {
    id,
    username,
    givenName,
    familyName,
    chineseName,
    studentNumber,
    familyEmails,
    isArchived: archivedAt !== null,
    addedAt: addedAt.toISOString(),
  };
}
