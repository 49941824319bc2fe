import {
  type CalendarMonth,
  type EntryMonth,
  journalRoutes,
  type OnThisDay,
  type OnThisDaySettings,
  type OnThisDaySettingsChanges,
} from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ListEntryMonths } from './list-entry-months.ts';
import { OnThisDaySettingsRepository } from './on-this-day-settings.ts';
import { ReadCalendarMonth } from './read-calendar-month.ts';
import { ReadOnThisDay } from './read-on-this-day.ts';

const { listEntryMonths, readCalendarMonth, readOnThisDay, readOnThisDaySettings, updateOnThisDaySettings } =
  journalRoutes;

@Controller()
export class OwnPastController {
  constructor(
    private readonly listMonths: ListEntryMonths,
    private readonly readMonth: ReadCalendarMonth,
    private readonly readThisDay: ReadOnThisDay,
    private readonly settings: OnThisDaySettingsRepository,
  ) {}

  @ImplementsRoute(listEntryMonths)
  months(
    @SignedInUser() userId: string,
    @Query({ schema: listEntryMonths.query }) { timeZone }: z.output<typeof listEntryMonths.query>,
  ): Promise<EntryMonth[]> {
    return this.listMonths.execute(userId, timeZone);
  }

  @ImplementsRoute(readCalendarMonth)
  calendar(
    @SignedInUser() userId: string,
    @Query({ schema: readCalendarMonth.query }) { month, timeZone }: z.output<typeof readCalendarMonth.query>,
  ): Promise<CalendarMonth> {
    return this.readMonth.execute(userId, month, timeZone);
  }

  @ImplementsRoute(readOnThisDay)
  onThisDay(
    @SignedInUser() userId: string,
    @Query({ schema: readOnThisDay.query }) { timeZone }: z.output<typeof readOnThisDay.query>,
  ): Promise<OnThisDay> {
    return this.readThisDay.execute(userId, timeZone);
  }

  @ImplementsRoute(readOnThisDaySettings)
  readSettings(@SignedInUser() userId: string): Promise<OnThisDaySettings> {
    return this.settings.read(userId);
  }

  @ImplementsRoute(updateOnThisDaySettings)
  updateSettings(
    @SignedInUser() userId: string,
    @Body({ schema: updateOnThisDaySettings.body }) changes: OnThisDaySettingsChanges,
  ): Promise<OnThisDaySettings> {
    return this.settings.update(userId, changes);
  }
}
