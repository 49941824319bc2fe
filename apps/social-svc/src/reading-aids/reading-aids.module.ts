import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ReadReadingAids } from './read-reading-aids.ts';
import { ReadingAidsController } from './reading-aids.controller.ts';
import { UpdateReadingAids } from './update-reading-aids.ts';

@Module({
  imports: [AccountsModule],
  controllers: [ReadingAidsController],
  providers: [ReadReadingAids, UpdateReadingAids],
  exports: [ReadReadingAids],
})
export class ReadingAidsModule {}
