import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** An invitation stays in the administrators' list for this number of days after its end, so that administrators can answer questions about it. */
export const EXPIRED_INVITATION_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

@Injectable()
export class DeleteExpiredInvitations {
  constructor(private readonly database: Database) {}

  /**
   * Deletes the invitations that expired, or were ended, more than EXPIRED_INVITATION_DAYS ago. The accounts that were created with these
   * invitations stay.
   */
  async execute(now = new Date()): Promise<void> {
    await this.database.invitation.deleteMany({
      where: { expiresAt: { lt: new Date(now.getTime() - EXPIRED_INVITATION_DAYS * DAY_MS) } },
    });
  }
}
