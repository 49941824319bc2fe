import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { FriendCodesModule } from '../friend-codes/friend-codes.module.ts';
import { FriendNoticesModule } from '../friend-notices/friend-notices.module.ts';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { ScheduledMaintenance } from './scheduled-maintenance.ts';

@Module({
  imports: [ErasureModule, FriendCodesModule, FriendNoticesModule, InvitationsModule, ReportsModule, SecurityLogModule],
  providers: [ScheduledMaintenance],
})
export class MaintenanceModule {}
