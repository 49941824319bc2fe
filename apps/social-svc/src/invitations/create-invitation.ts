import type { CreatedInvitation, InvitationInput } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { createShortCode, hashShortCode, presentShortCode } from '../codes/short-code.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentInvitation } from './invitation.presenter.ts';

const DAY_MS = 24 * 60 * 60_000;

@Injectable()
export class CreateInvitation {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Creates an invitation. Only the result contains the code; the database stores a hash of the code. */
  async execute({ label, uses, days }: InvitationInput): Promise<CreatedInvitation> {
    const code = createShortCode();
    const data = {
      id: uuidv7(),
      codeHash: new Uint8Array(await hashShortCode(code)),
      label,
      maxUses: uses,
      expiresAt: new Date(Date.now() + days * DAY_MS),
    };
    const invitation = await this.database.$transaction(async (tx) => {
      await this.securityLog.record(tx, { event: 'admin.invitation_created', details: { invitationId: data.id } });
      return tx.invitation.create({ data });
    });
    return { ...presentInvitation(invitation), code: presentShortCode(code) };
  }
}
