import { Module } from '@nestjs/common';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { CreateInvitation } from './create-invitation.ts';
import { DeleteExpiredInvitations } from './delete-expired-invitations.ts';
import { EndInvitation } from './end-invitation.ts';
import { InvitationsController } from './invitations.controller.ts';
import { ListInvitations } from './list-invitations.ts';
import { RedeemInvitation } from './redeem-invitation.ts';

@Module({
  imports: [SecurityLogModule],
  controllers: [InvitationsController],
  providers: [CreateInvitation, DeleteExpiredInvitations, EndInvitation, ListInvitations, RedeemInvitation],
  exports: [DeleteExpiredInvitations, RedeemInvitation],
})
export class InvitationsModule {}
