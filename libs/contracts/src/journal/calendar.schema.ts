import { z } from 'zod';
import { CALENDAR_YEAR, daySchema } from '../common.schema.ts';
import { moods } from '../language/mood.schema.ts';
import { entrySchema } from './entry.schema.ts';

/** A month between 1970 and 2999, the range that `daySchema` allows for days. */
export const monthSchema = z
  .string()
  .regex(new RegExp(`^${CALENDAR_YEAR}-(0[1-9]|1[0-2])$`), { error: 'This must be a month like 2026-11.' });

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
