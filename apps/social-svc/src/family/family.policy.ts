import type { AccountRole } from '@memory/contracts';
import { attends } from '../classes/read-class-people.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** Whether an account of this role can be linked to students as family. A student who finds a code must not read what classmates had approved. */
export const mayBeFamily = (role: AccountRole): boolean => role !== 'student';

/** The role of an account after it was linked to a student. Teachers and admins keep theirs. */
export const roleOfFamilyMember = (role: AccountRole): AccountRole => (role === 'member' ? 'family' : role);

/** Prisma filter: the students of a class for whom its teachers make family codes; with ids only these. */
export const studentsOfClass = (classId: string, ids?: readonly string[]): Prisma.ClassStudentWhereInput => ({
  classId,
  ...attends,
  ...(ids && { accountId: { in: [...ids] } }),
});
