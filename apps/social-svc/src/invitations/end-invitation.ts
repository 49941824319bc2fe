import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';

@Injectable()
export class EndInvitation {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends an invitation: the invitation expires now, and stays in the list. A repeated call changes nothing.
   * @throws ApiError `invitation_not_found`
   */
  async execute(invitationId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const count = await tx.$executeRaw`
        UPDATE invitation SET expires_at = LEAST(expires_at, now()) WHERE id = ${invitationId}::uuid`;
      if (count === 0) throw new ApiError('invitation_not_found');
      await this.securityLog.record(tx, { event: 'admin.invitation_ended', details: { invitationId } });
    });
  }
}
