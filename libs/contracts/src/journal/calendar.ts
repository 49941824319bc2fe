import { z } from 'zod';
import { daySchema, monthSchema, timeZoneSchema } from '../common.schema.ts';
import { moods } from '../language/mood.ts';
import { defineRoute } from '../route.ts';
import { entrySchema } from './entry.ts';

export const entryMonthSchema = z.object({ month: monthSchema, entries: z.int().positive() });
export type EntryMonth = z.infer<typeof entryMonthSchema>;

/** A day with entries. `mood` is null when none of its entries has a text that is long enough, or when moods are unavailable. */
export const calendarDaySchema = z.object({
  day: daySchema,
  entries: z.int().positive(),
  mood: z.enum(moods).nullable(),
});
export const calendarMonthSchema = z.object({
  month: monthSchema,
  days: z.array(calendarDaySchema),
  /** False while language-svc is unavailable. No day has a mood then. */
  moodsAvailable: z.boolean(),
});
export type CalendarMonth = z.infer<typeof calendarMonthSchema>;

/** The same day of an earlier year, or of the previous month (`yearsAgo` is 0), with the newest entries of that day. */
export const pastDaySchema = z.object({
  day: daySchema,
  yearsAgo: z.int().nonnegative(),
  entries: z.array(entrySchema),
});
/** `today` is the day in the viewer's time zone. A request that dismisses the memories names this day. */
export const onThisDaySchema = z.object({ today: daySchema, days: z.array(pastDaySchema) });
export type OnThisDay = z.infer<typeof onThisDaySchema>;

export const onThisDaySettingsSchema = z.object({
  /** Whether the home page may show memories of the same day in earlier years. */
  isShown: z.boolean(),
  /** The day on which the user dismissed the memories, which are hidden until the next day. */
  dismissedOn: daySchema.nullable(),
});
export type OnThisDaySettings = z.infer<typeof onThisDaySettingsSchema>;

export const onThisDaySettingsChangesSchema = onThisDaySettingsSchema.partial();
export type OnThisDaySettingsChanges = z.infer<typeof onThisDaySettingsChangesSchema>;

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
