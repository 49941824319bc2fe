import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AdvanceErasure, ErasurePoller } from './advance-erasure.ts';
import { BeginErasure } from './begin-erasure.ts';
import { DeleteAccount, RepeatRestoredErasures } from './delete-account.ts';
import { ErasureController } from './erasure.controller.ts';
import { ListErasures, ListServicesPendingErasure } from './list-erasures.ts';

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
