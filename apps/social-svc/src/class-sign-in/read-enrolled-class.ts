import type { EnrolledClass } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { signsInThroughClass } from './class-sign-in.policy.ts';
import { presentEnrolledClass } from './enrolled-class.presenter.ts';
import { FindClassDevice } from './find-class-device.ts';

@Injectable()
export class ReadEnrolledClass {
  constructor(
    private readonly database: Database,
    private readonly findClassDevice: FindClassDevice,
  ) {}

  /**
   * Reads the class for which the browser is enrolled, and renews its cookie. The cookie of a removed device is deleted; the cookie of a device of an
   * archived class stays, because the class can be restored.
   * @throws ApiError `device_not_enrolled`
   */
  async execute({ client, response }: Pick<SignInBrowser, 'client' | 'response'>): Promise<EnrolledClass> {
    const token = client.classDeviceToken;
    const device = await this.findClassDevice.execute(token);
    if (token !== null) response.setCookie('class-device', device ? token : '');
    if (!device) throw new ApiError('device_not_enrolled');
    return this.ofClass(device.classId);
  }

  /** @throws ApiError `device_not_enrolled` for an archived class, and a class that has just been deleted */
  async ofClass(classId: string): Promise<EnrolledClass> {
    const schoolClass = await this.database.schoolClass.findUnique({
      where: { id: classId, archivedAt: null },
      include: { students: { where: signsInThroughClass, include: { account: { include: { studentRecord: true } } } } },
    });
    if (!schoolClass) throw new ApiError('device_not_enrolled');
    return presentEnrolledClass(
      schoolClass.name,
      schoolClass.students.map(({ account }) => account),
    );
  }
}
