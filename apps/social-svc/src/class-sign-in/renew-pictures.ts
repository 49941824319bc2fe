import type { StudentSignIn } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { attends } from '../classes/read-class-people.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ClassSignInThrottle } from './class-sign-in-throttle.ts';
import { endClassSessions } from './end-class-sessions.ts';
import { choosePictures } from './sign-in-secrets.ts';
import { presentStudentSignIn } from './student-sign-ins.ts';

@Injectable()
export class RenewPictures {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly classAccess: ClassAccess,
    private readonly throttle: ClassSignInThrottle,
  ) {}

  /**
   * Gives a student other pictures, ends the sessions that began with the earlier ones, and lifts the limit on wrong pictures.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `student_not_found`
   */
  async execute(viewerId: string, classId: string, studentId: string): Promise<StudentSignIn> {
    const signIn = await this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'teach', { otherId: studentId });
      const student = await tx.classStudent.findFirst({ where: { classId, accountId: studentId, ...attends } });
      if (!student) throw new ApiError('student_not_found');
      const earlier = await tx.studentSignIn.findUnique({ where: { accountId: studentId } });
      const pictures = chooseOthers(earlier?.pictures);
      const renewed = await tx.studentSignIn.upsert({
        where: { accountId: studentId },
        create: { accountId: studentId, pictures },
        update: { pictures },
      });
      await endClassSessions(tx, [studentId], { method: 'pictures' });
      const users = { userId: viewerId, targetUserId: studentId };
      await this.securityLog.record(tx, { event: 'class.pictures_renewed', ...users, details: { classId } });
      return renewed;
    });
    await this.throttle.forgive(studentId);
    return presentStudentSignIn(signIn);
  }
}

function chooseOthers(earlier: readonly string[] = []): string[] {
  const pictures = choosePictures();
  return pictures.join() === earlier.join() ? chooseOthers(earlier) : pictures;
}
