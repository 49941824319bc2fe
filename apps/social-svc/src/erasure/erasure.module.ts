import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { DeleteAccount } from './delete-account.ts';
import { ErasureController } from './erasure.controller.ts';
import { Erasures } from './erasures.ts';
import { FinishErasures } from './finish-erasures.ts';

@Module({
  imports: [AccountsModule],
  controllers: [ErasureController],
  providers: [DeleteAccount, Erasures, FinishErasures],
})
export class ErasureModule {}
