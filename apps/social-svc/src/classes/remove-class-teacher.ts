import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ClassAccess, incrementClassVersion } from './class-access.ts';
import { actsAsTeacher } from './class.policy.ts';

@Injectable()
export class RemoveClassTeacher {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends that an account teaches a class. The lock of the class makes two teachers who remove each other wait, so that one of them stays.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `last_teacher`
   */
  async execute(viewerId: string, classId: string, teacherId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'change', { otherId: teacherId });
      const link = { classId, accountId: teacherId };
      if ((await tx.classTeacher.count({ where: link })) === 0) return;
      const others = { classId, accountId: { not: teacherId }, account: actsAsTeacher };
      if ((await tx.classTeacher.count({ where: others })) === 0) throw new ApiError('last_teacher');
      await tx.classTeacher.delete({ where: { classId_accountId: link } });
      await incrementClassVersion(tx, classId);
      const users = { userId: viewerId, targetUserId: teacherId };
      await this.securityLog.record(tx, { event: 'class.teacher_removed', ...users, details: { classId } });
    });
  }
}
