import { Module } from '@nestjs/common';
import { AuthorsModule } from '../authors/authors.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { ListEntryMonths } from './list-entry-months.ts';
import { OnThisDaySettingsRepository } from './on-this-day-settings.ts';
import { OwnPastController } from './own-past.controller.ts';
import { ReadCalendarMonth } from './read-calendar-month.ts';
import { ReadOnThisDay } from './read-on-this-day.ts';

@Module({
  imports: [AuthorsModule, PeersModule],
  controllers: [OwnPastController],
  providers: [ListEntryMonths, OnThisDaySettingsRepository, ReadCalendarMonth, ReadOnThisDay],
  exports: [OnThisDaySettingsRepository],
})
export class OwnPastModule {}
