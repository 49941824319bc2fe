import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FriendCodesModule } from '../friend-codes/friend-codes.module.ts';
import { ReadingAidsModule } from '../reading-aids/reading-aids.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { ExportUserData } from './export-user-data.ts';
import { ExportPartController } from './export.controller.ts';

@Module({
  imports: [AccountsModule, FriendCodesModule, ReadingAidsModule, SecondFactorModule],
  controllers: [ExportPartController],
  providers: [ExportUserData],
})
export class ExportModule {}
