import { BADGE_DAYS, type NewBadge } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { Database, type Transaction } from '../database.ts';
import type { StudentSignIn } from '../generated/prisma/client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { endClassSessions } from './end-class-sessions.ts';
import { createBadgeSecret, hashRandomSecret } from './sign-in-secrets.ts';
import { presentStudentSignIn, StudentSignIns } from './student-sign-ins.ts';

const DAY_MS = 24 * 60 * 60_000;

@Injectable()
export class RenewBadges {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
    private readonly studentSignIns: StudentSignIns,
    private readonly classAccess: ClassAccess,
  ) {}

  /**
   * Creates badges in place of the earlier ones, which are worthless from then on, and ends the sessions that began with them. Only the result
   * contains the secrets.
   * @param studentIds all students of the class when undefined
   * @throws ApiError `class_not_found`, `teachers_only`, `class_archived`, `student_not_found` when one of them does not attend the class
   */
  async execute(viewerId: string, classId: string, studentIds: readonly string[] | undefined): Promise<NewBadge[]> {
    return this.database.$transaction(async (tx) => {
      await this.classAccess.lock(tx, viewerId, classId, 'teach');
      const all = await this.studentSignIns.ofClass(tx, classId);
      const wanted = new Set(studentIds ?? all.map(({ accountId }) => accountId));
      const chosen = all.filter(({ accountId }) => wanted.has(accountId));
      if (chosen.length < wanted.size) throw new ApiError('student_not_found');
      const badges = await this.renew(tx, chosen);
      await endClassSessions(tx, [...wanted], { method: 'badge' });
      for (const targetUserId of wanted) {
        const users = { userId: viewerId, targetUserId };
        await this.securityLog.record(tx, { event: 'class.badge_renewed', ...users, details: { classId } });
      }
      return badges;
    });
  }

  private async renew(tx: Transaction, signIns: readonly StudentSignIn[]): Promise<NewBadge[]> {
    const badgeExpiresAt = new Date(Date.now() + BADGE_DAYS * DAY_MS);
    const badges: NewBadge[] = [];
    for (const signIn of signIns) {
      const secret = createBadgeSecret();
      const data = { badgeHash: hashRandomSecret(secret), badgeExpiresAt };
      const renewed = await tx.studentSignIn.update({ where: { accountId: signIn.accountId }, data });
      badges.push({ ...presentStudentSignIn(renewed), badgeExpiresAt: badgeExpiresAt.toISOString(), secret });
    }
    return badges;
  }
}
