import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { ClassAccess } from '../classes/class-access.ts';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { studentsOfClass } from './family.policy.ts';

/**
 * Ends the link of a family member to a student. journal-svc asks for the link at each request, so that the member sees nothing from the response on.
 */
@Injectable()
export class UnlinkFamily {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Ends a link of a student whom the viewer teaches. @throws ApiError `class_not_found`, `teachers_only`, `student_not_found` */
  async asTeacher(viewerId: string, classId: string, childId: string, memberId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, 'keep', ...new Set([viewerId, childId, memberId]));
      await this.classAccess.read(viewerId, classId, 'look after', tx);
      if ((await tx.classStudent.count({ where: studentsOfClass(classId, [childId]) })) === 0)
        throw new ApiError('student_not_found');
      await this.unlink(tx, { childId, memberId }, viewerId);
    });
  }

  /** Ends a link of the viewer to a student. */
  async asMember(memberId: string, childId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, 'keep', memberId, childId);
      await this.unlink(tx, { childId, memberId }, memberId);
    });
  }

  private async unlink(tx: Transaction, link: { childId: string; memberId: string }, userId: string): Promise<void> {
    const { count } = await tx.familyLink.deleteMany({ where: link });
    if (count > 0) await this.securityLog.record(tx, { event: 'family.unlinked', userId, targetUserId: link.childId });
  }
}
