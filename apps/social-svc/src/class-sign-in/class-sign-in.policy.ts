import type { ErrorCode } from '@memory/contracts';
import { isKept } from '../blocks/block.policy.ts';
import type { ViewedClass } from '../classes/class-access.ts';
import { viewerOfClass } from '../classes/class.policy.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** Prisma filter: accounts that may sign in without a password. An account that waits for its erasure does not sign in, which would keep it. */
export const isStudentAccount = {
  ...isKept,
  role: 'student',
  studentRecord: { archivedAt: null },
} satisfies Prisma.AccountWhereInput;

/** Prisma filter: links to students who sign in through the class. */
export const signsInThroughClass = {
  leftAt: null,
  account: isStudentAccount,
  schoolClass: { archivedAt: null },
} satisfies Prisma.ClassStudentWhereInput;

/**
 * Returns null when the viewer may manage how students of the class sign in, or else the error of the response. Only the teachers of the class may:
 * who signs in as a student reads what the student has written for nobody else. An admin who does not teach the class may not.
 * @param viewed a class that the viewer may know of (`ClassAccess`)
 * @param changes whether the request changes something, which is not possible while the class is archived
 */
export function signInRejectionOf(
  viewed: ViewedClass,
  { changes }: { readonly changes: boolean },
): Extract<ErrorCode, 'teachers_only' | 'class_archived'> | null {
  if (viewerOfClass(viewed) !== 'teacher') return 'teachers_only';
  return changes && viewed.archivedAt !== null ? 'class_archived' : null;
}
