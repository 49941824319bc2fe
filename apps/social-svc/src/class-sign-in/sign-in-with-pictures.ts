import type { OwnUser, SignInPicture } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { runAttempt } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { ClassDevice } from '../generated/prisma/client.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import type { SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { BeginClassSession } from './begin-class-session.ts';
import { ClassSignInThrottle } from './class-sign-in-throttle.ts';
import { FindClassDevice } from './find-class-device.ts';
import { StudentAdmission } from './student-admission.ts';

export interface PicturesInput {
  readonly studentId: string;
  readonly pictures: readonly SignInPicture[];
}

@Injectable()
export class SignInWithPictures {
  constructor(
    private readonly admission: StudentAdmission,
    private readonly beginClassSession: BeginClassSession,
    private readonly database: Database,
    private readonly findClassDevice: FindClassDevice,
    private readonly limitLog: LimitLog,
    private readonly securityLog: SecurityLog,
    private readonly throttle: ClassSignInThrottle,
  ) {}

  /**
   * Signs a student in on a device of a class that the student attends.
   * @throws ApiError `device_not_enrolled`; `wrong_pictures`, also when the account is no student of the class; `too_many_requests`
   */
  async execute({ studentId, pictures }: PicturesInput, browser: SignInBrowser): Promise<OwnUser> {
    const device = await this.findClassDevice.execute(browser.client.classDeviceToken);
    if (!device || device.schoolClass.archivedAt !== null) throw new ApiError('device_not_enrolled');
    const isStudent = (await this.admission.classesOf(studentId)).includes(device.classId);
    const counting = this.throttle.countPictures(device.classId, isStudent ? studentId : null);
    const limited = { event: 'sign_in.limited', ...(isStudent && { userId: studentId }) } as const;
    const attempt = await this.limitLog.recordIfLimited(counting, limited);
    await runAttempt(attempt, ['wrong_pictures'], async () => {
      if (isStudent && (await this.database.$transaction((tx) => this.verify(tx, device, { studentId, pictures }))))
        return;
      await this.securityLog.recordAlone({ event: 'sign_in.failed', ...(isStudent && { userId: studentId }) });
      throw new ApiError('wrong_pictures');
    });
    const signIn = { studentId, method: 'pictures', deviceId: device.id, rejection: 'device_not_enrolled' } as const;
    return this.beginClassSession.execute(signIn, browser);
  }

  private async verify(
    tx: Transaction,
    { id, classId }: ClassDevice,
    { studentId, pictures }: PicturesInput,
  ): Promise<boolean> {
    const [admitted] = await this.admission.lock(tx, studentId, [classId]);
    const stored = await tx.studentSignIn.findUnique({ where: { accountId: studentId }, select: { pictures: true } });
    const isRight = stored?.pictures.join() === pictures.join();
    if (admitted === undefined || !isRight) return false;
    const { count } = await tx.classDevice.updateMany({ where: { id, classId }, data: { lastUsedAt: new Date() } });
    if (count === 0) throw new ApiError('device_not_enrolled');
    return true;
  }
}
