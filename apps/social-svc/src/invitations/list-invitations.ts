import type { Invitation } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentInvitation } from './invitation.presenter.ts';

@Injectable()
export class ListInvitations {
  constructor(private readonly database: Database) {}

  /** Lists all invitations, newest first. */
  async execute(): Promise<Invitation[]> {
    const invitations = await this.database.invitation.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
    return invitations.map(presentInvitation);
  }
}
