import { isKept } from '../blocks/block.policy.ts';
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
