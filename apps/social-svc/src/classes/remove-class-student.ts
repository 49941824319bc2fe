import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { endClassSessions } from '../class-sign-in/end-class-sessions.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ClassAccess, incrementClassVersion } from './class-access.ts';

@Injectable()
export class RemoveClassStudent {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Removes a student from a class, and ends the sessions that the student began with pictures or a badge. The link stays with the time of leaving; the
   * account and what the student wrote stay as they are.
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `student_not_found`
   */
  async execute(viewerId: string, classId: string, studentId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'change', { otherId: studentId });
      const attended = { classId, accountId: studentId, leftAt: null };
      const { count } = await tx.classStudent.updateMany({ where: attended, data: { leftAt: new Date() } });
      if (count === 0) throw new ApiError('student_not_found');
      await endClassSessions(tx, [studentId]);
      await incrementClassVersion(tx, classId);
      const users = { userId: viewerId, targetUserId: studentId };
      await this.securityLog.record(tx, { event: 'class.student_removed', ...users, details: { classId } });
    });
  }
}
