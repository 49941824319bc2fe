import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { RetentionTimer } from './retention-timer.ts';

@Module({ imports: [InvitationsModule, ReportsModule], providers: [RetentionTimer] })
export class RetentionModule {}
