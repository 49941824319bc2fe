import { CLASS_DEVICES_MAX, DEVICE_CODE_MINUTES, type DeviceCode } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ClassAccess } from '../classes/class-access.ts';
import { createShortCode, hashShortCode, presentShortCode } from '../codes/short-code.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';

const MINUTE_MS = 60_000;

@Injectable()
export class CreateDeviceCode {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Creates a code in the form of an invitation's, which is easy to read from a blackboard. Only the result contains it; the database stores its hash.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `too_many_devices`
   */
  async execute(viewerId: string, classId: string): Promise<DeviceCode> {
    // Before the hash, which costs much, and before the lock.
    await this.classAccess.read(viewerId, classId, 'look after');
    const code = createShortCode();
    const codeHash = new Uint8Array(await hashShortCode(code));
    return this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'teach');
      const now = Date.now();
      const isOpen = { classId, expiresAt: { gt: new Date(now) } };
      const devices = await tx.classDevice.count({ where: { classId } });
      const codes = await tx.classDeviceCode.count({ where: isOpen });
      if (devices + codes >= CLASS_DEVICES_MAX) throw new ApiError('too_many_devices');
      const expiresAt = new Date(now + DEVICE_CODE_MINUTES * MINUTE_MS);
      await tx.classDeviceCode.create({ data: { id: uuidv7(), classId, codeHash, expiresAt } });
      await this.securityLog.record(tx, {
        event: 'class.device_code_created',
        userId: viewerId,
        details: { classId },
      });
      return { code: presentShortCode(code), expiresAt: expiresAt.toISOString() };
    });
  }
}
