import { Module } from '@nestjs/common';
import { FriendCodesModule } from '../friend-codes/friend-codes.module.ts';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { RetentionTimer } from './retention-timer.ts';

@Module({ imports: [FriendCodesModule, InvitationsModule, ReportsModule], providers: [RetentionTimer] })
export class RetentionModule {}
