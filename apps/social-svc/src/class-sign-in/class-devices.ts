import type { ClassDevice as ClassDeviceResponse } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { endSessionsOfClass } from './end-class-sessions.ts';

@Injectable()
export class ListClassDevices {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
  ) {}

  /** Lists the devices of a class, the newest first. @throws ApiError `class_not_found`, `teachers_only` */
  async execute(viewerId: string, classId: string): Promise<ClassDeviceResponse[]> {
    await this.classAccess.read(viewerId, classId, 'look after');
    const devices = await this.database.classDevice.findMany({
      where: { classId },
      orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }],
    });
    return devices.map(({ id, browser, operatingSystem, enrolledAt, lastUsedAt }) => ({
      id,
      browser,
      operatingSystem,
      enrolledAt: enrolledAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }
}

@Injectable()
export class RemoveClassDevice {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Removes a device, also from an archived class, and ends the sessions of students on it.
   * @throws ApiError `class_not_found`, `teachers_only`, `device_not_found`
   */
  async execute(viewerId: string, classId: string, deviceId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'look after');
      const { count } = await tx.classDevice.deleteMany({ where: { id: deviceId, classId } });
      if (count === 0) throw new ApiError('device_not_found');
      await endSessionsOfClass(tx, classId, { deviceId });
      const details = { classId, deviceId };
      await this.securityLog.record(tx, { event: 'class.device_removed', userId: viewerId, details });
    });
  }
}
