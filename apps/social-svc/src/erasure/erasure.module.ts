import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AdvanceErasure } from './advance-erasure.ts';
import { BeginErasure } from './begin-erasure.ts';
import { DeleteAccount } from './delete-account.ts';
import { ErasurePoller } from './erasure-poller.ts';
import { ErasureController } from './erasure.controller.ts';
import { ListErasures } from './list-erasures.ts';
import { ListServicesPendingErasure } from './list-services-pending-erasure.ts';
import { RepeatRestoredErasures } from './repeat-restored-erasures.ts';

@Module({
  imports: [AccountsModule, RelationsModule, SecurityLogModule],
  controllers: [ErasureController],
  providers: [
    AdvanceErasure,
    BeginErasure,
    DeleteAccount,
    ErasurePoller,
    ListErasures,
    ListServicesPendingErasure,
    RepeatRestoredErasures,
  ],
  exports: [BeginErasure],
})
export class ErasureModule {}
