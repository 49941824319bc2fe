import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';

@Injectable()
export class EndAccountSessions {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Asks the gateway, which stores the sessions, to end the sessions of the user. @throws ApiError `user_not_found` */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const account = await tx.account.findUnique({ where: { id: userId }, select: { id: true } });
      if (!account) throw new ApiError('user_not_found');
      await writeOutbox(tx, sessionsRevoked, { entityId: userId, data: { userId } });
      await this.securityLog.record(tx, { event: 'admin.sessions_ended', targetUserId: userId });
    });
  }
}
