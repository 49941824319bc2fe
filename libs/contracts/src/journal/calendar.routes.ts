import { z } from 'zod';
import { timeZoneSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  calendarMonthSchema,
  entryMonthSchema,
  monthSchema,
  onThisDaySchema,
  onThisDaySettingsChangesSchema,
  onThisDaySettingsSchema,
} from './calendar.schema.ts';

/** Routes for looking back at one's own past. All of them return only entries of the signed-in user. */
export const calendarRoutes = {
  listEntryMonths: defineRoute({
    method: 'get',
    path: '/api/journal-entries/months',
    access: 'signed-in',
    summary:
      "The months of a time zone in which one wrote memories, newest first, with the number of each month's memories",
    query: z.object({ timeZone: timeZoneSchema }),
    response: { status: 200, body: z.array(entryMonthSchema) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  readCalendarMonth: defineRoute({
    method: 'get',
    path: '/api/journal-entries/calendar',
    access: 'signed-in',
    summary: "The days of a month on which one wrote memories, with the number of each day's memories and its mood",
    query: z.object({ month: monthSchema, timeZone: timeZoneSchema }),
    response: { status: 200, body: calendarMonthSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  readOnThisDay: defineRoute({
    method: 'get',
    path: '/api/journal-entries/on-this-day',
    access: 'signed-in',
    summary:
      "One's own memories of the same day in earlier years, else of the month before; days with a memory of a negative mood are left out, and there are none while they are switched off or dismissed",
    query: z.object({ timeZone: timeZoneSchema }),
    response: { status: 200, body: onThisDaySchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  readOnThisDaySettings: defineRoute({
    method: 'get',
    path: '/api/journal-entries/on-this-day/settings',
    access: 'signed-in',
    summary: 'Whether memories of the same day in earlier years are shown, and the day on which they were dismissed',
    response: { status: 200, body: onThisDaySettingsSchema },
    errors: ['not_signed_in'],
  }),
  updateOnThisDaySettings: defineRoute({
    method: 'patch',
    path: '/api/journal-entries/on-this-day/settings',
    access: 'signed-in',
    summary:
      'Switch memories of the same day in earlier years on or off, or dismiss them for a day; what is not sent stays',
    body: onThisDaySettingsChangesSchema,
    response: { status: 200, body: onThisDaySettingsSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
