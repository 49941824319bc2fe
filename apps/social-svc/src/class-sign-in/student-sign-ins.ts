import type { SignInPicture, StudentSignIn as StudentSignInResponse } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { attends } from '../classes/read-class-people.ts';
import type { Transaction } from '../database.ts';
import type { StudentSignIn } from '../generated/prisma/client.ts';
import { choosePictures } from './sign-in-secrets.ts';

/** Presents to teachers of the student how the student signs in. An expired badge is none. */
export function presentStudentSignIn({ accountId, pictures, badgeExpiresAt }: StudentSignIn): StudentSignInResponse {
  const isValid = badgeExpiresAt !== null && badgeExpiresAt > new Date();
  return {
    studentId: accountId,
    // The service writes these names alone.
    pictures: pictures as SignInPicture[],
    badgeExpiresAt: isValid ? badgeExpiresAt.toISOString() : null,
  };
}

@Injectable()
export class StudentSignIns {
  /** Returns how the students of a class sign in, and chooses pictures for those who have none yet. */
  async ofClass(tx: Transaction, classId: string): Promise<StudentSignIn[]> {
    const links = await tx.classStudent.findMany({
      where: { classId, ...attends },
      select: { accountId: true },
      orderBy: { accountId: 'asc' },
    });
    const studentIds = links.map(({ accountId }) => accountId);
    const data = studentIds.map((accountId) => ({ accountId, pictures: choosePictures() }));
    await tx.studentSignIn.createMany({ data, skipDuplicates: true });
    return tx.studentSignIn.findMany({ where: { accountId: { in: studentIds } }, orderBy: { accountId: 'asc' } });
  }
}
