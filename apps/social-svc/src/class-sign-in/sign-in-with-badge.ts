import type { OwnUser } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { runAttempt } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import type { SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { BeginClassSession } from './begin-class-session.ts';
import { ClassSignInThrottle } from './class-sign-in-throttle.ts';
import { FindClassDevice } from './find-class-device.ts';
import { hashRandomSecret } from './sign-in-secrets.ts';
import { StudentAdmission } from './student-admission.ts';

interface BadgeHolder {
  readonly studentId: string;
  readonly deviceId: string | null;
}

@Injectable()
export class SignInWithBadge {
  constructor(
    private readonly admission: StudentAdmission,
    private readonly beginClassSession: BeginClassSession,
    private readonly database: Database,
    private readonly findClassDevice: FindClassDevice,
    private readonly limitLog: LimitLog,
    private readonly throttle: ClassSignInThrottle,
  ) {}

  /**
   * Signs a student in on any device. On a device of a class that the student attends, the session also ends when the device is removed.
   * @throws ApiError `badge_unknown` for an unknown, replaced or expired badge, and for the badge of a student who attends no class; `too_many_requests`
   */
  async execute(secret: string, browser: SignInBrowser): Promise<OwnUser> {
    const { addressKey, classDeviceToken } = browser.client;
    const attempt = await this.limitLog.recordIfLimited(this.throttle.countBadge(addressKey), {
      event: 'sign_in.limited',
    });
    const { studentId, deviceId } = await runAttempt(attempt, ['badge_unknown'], async () => {
      const holder = await this.database.$transaction((tx) => this.verify(tx, secret, classDeviceToken));
      if (holder === null) throw new ApiError('badge_unknown');
      return holder;
    });
    return this.beginClassSession.execute(
      { studentId, method: 'badge', deviceId, rejection: 'badge_unknown' },
      browser,
    );
  }

  private async verify(tx: Transaction, secret: string, deviceToken: string | null): Promise<BadgeHolder | null> {
    const badge = { badgeHash: hashRandomSecret(secret), badgeExpiresAt: { gt: new Date() } };
    const found = await tx.studentSignIn.findUnique({ where: badge, select: { accountId: true } });
    if (!found) return null;
    const studentId = found.accountId;
    const admitted = await this.admission.lock(tx, studentId, await this.admission.classesOf(studentId, tx));
    const stillValid = await tx.studentSignIn.count({ where: { accountId: studentId, ...badge } });
    if (admitted.length === 0 || stillValid === 0) return null;
    const device = await this.findClassDevice.execute(deviceToken);
    const isOfClass = device !== null && admitted.includes(device.classId);
    if (!isOfClass) return { studentId, deviceId: null };
    const used = await tx.classDevice.updateMany({ where: { id: device.id }, data: { lastUsedAt: new Date() } });
    return { studentId, deviceId: used.count === 0 ? null : device.id };
  }
}
