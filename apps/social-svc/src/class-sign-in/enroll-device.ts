import type { EnrolledClass } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { runAttempt } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { hashShortCode } from '../codes/short-code.ts';
import { Database, type Transaction } from '../database.ts';
import type { ClassDevice } from '../generated/prisma/client.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import type { SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { ClassSignInThrottle } from './class-sign-in-throttle.ts';
import { endSessionsOfClass } from './end-class-sessions.ts';
import { FindClassDevice } from './find-class-device.ts';
import { ReadEnrolledClass } from './read-enrolled-class.ts';
import { createDeviceToken, hashRandomSecret } from './sign-in-secrets.ts';

@Injectable()
export class EnrollDevice {
  constructor(
    private readonly database: Database,
    private readonly findClassDevice: FindClassDevice,
    private readonly limitLog: LimitLog,
    private readonly readEnrolledClass: ReadEnrolledClass,
    private readonly securityLog: SecurityLog,
    private readonly throttle: ClassSignInThrottle,
  ) {}

  /**
   * Enrolls the browser for the class of a code, under a new token. The code is used up, and an earlier enrollment of the browser ends.
   * @throws ApiError `device_code_unknown`, alike for an unknown, used and expired code and the code of an archived class; `too_many_requests`
   */
  async execute(enteredCode: string, browser: SignInBrowser): Promise<EnrolledClass> {
    const { addressKey, classDeviceToken } = browser.client;
    const earlier = await this.findClassDevice.execute(classDeviceToken);
    const counting = this.throttle.countCode(addressKey, earlier?.id ?? null);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'class.device_code_limited' });
    const token = createDeviceToken();
    const classId = await runAttempt(attempt, ['device_code_unknown'], async () => {
      const codeHash = new Uint8Array(await hashShortCode(enteredCode));
      return this.database.$transaction((tx) => this.enroll(tx, codeHash, { token, earlier, browser }));
    });
    const enrolledClass = await this.readEnrolledClass.ofClass(classId);
    browser.response.setCookie('class-device', token);
    return enrolledClass;
  }

  /**
   * The class is locked before the code, as in a transaction that deletes the class with its codes. Of two requests with one code, the second waits
   * for the deletion of the code by the first, and finds no code.
   */
  private async enroll(
    tx: Transaction,
    codeHash: Uint8Array<ArrayBuffer>,
    { token, earlier, browser }: { token: string; earlier: ClassDevice | null; browser: SignInBrowser },
  ): Promise<string> {
    const code = await tx.classDeviceCode.findUnique({ where: { codeHash }, select: { classId: true } });
    if (!code) throw new ApiError('device_code_unknown');
    const { classId } = code;
    const [open] = await tx.$queryRaw<object[]>`
      SELECT 1 FROM school_class WHERE id = ${classId}::uuid AND archived_at IS NULL FOR SHARE`;
    const used = await tx.classDeviceCode.deleteMany({ where: { codeHash, expiresAt: { gt: new Date() } } });
    if (!open || used.count === 0) throw new ApiError('device_code_unknown');
    if (earlier) {
      await tx.classDevice.deleteMany({ where: { id: earlier.id } });
      await endSessionsOfClass(tx, earlier.classId, { deviceId: earlier.id });
    }
    const deviceId = uuidv7();
    const { description } = browser;
    await tx.classDevice.create({
      data: { id: deviceId, classId, tokenHash: hashRandomSecret(token), ...description },
    });
    await this.securityLog.record(tx, { event: 'class.device_enrolled', details: { classId, deviceId } });
    return classId;
  }
}
