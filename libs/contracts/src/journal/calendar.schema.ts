import { z } from 'zod';
import { storableText } from '../common.schema.ts';
import { moods } from '../language/mood.schema.ts';
import { entrySchema } from './entry.schema.ts';

/** The longest name in the time zone database has 32 characters. */
const TIME_ZONE_MAX_LENGTH = 64;

/** The name of a time zone in the IANA database. Offsets are rejected, because PostgreSQL reads their sign the other way round. */
export const timeZoneSchema = storableText(TIME_ZONE_MAX_LENGTH).refine(
  (name) => /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/i.test(name) && canonicalTimeZone(name) !== null,
  { error: 'This must be the name of a time zone like Asia/Shanghai.' },
);

/** Returns the name under which the runtime knows a time zone; null for an unknown one. */
export function canonicalTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Days and months between 1970 and 2999: no entry is older, and PostgreSQL cannot store every year that ISO 8601 can express. */
const YEAR = '(19[7-9]|2\\d\\d)\\d';
export const daySchema = z.iso
  .date({ error: 'This must be a day like 2026-11-22.' })
  .refine((day) => new RegExp(`^${YEAR}-`).test(day), { error: 'This day is not in the calendar.' });
export const monthSchema = z
  .string()
  .regex(new RegExp(`^${YEAR}-(0[1-9]|1[0-2])$`), { error: 'This must be a month like 2026-11.' });

export const entryMonthSchema = z.object({ month: monthSchema, entries: z.int().positive() });
export type EntryMonth = z.infer<typeof entryMonthSchema>;

/** A day with entries. `mood` is null when its entries have no text that is long enough, or when moods are unavailable. */
export const calendarDaySchema = z.object({
  day: daySchema,
  entries: z.int().positive(),
  mood: z.enum(moods).nullable(),
});
export const calendarMonthSchema = z.object({
  month: monthSchema,
  days: z.array(calendarDaySchema),
  /** False while language-svc is unavailable: then no day has a mood. */
  moodsAvailable: z.boolean(),
});
export type CalendarMonth = z.infer<typeof calendarMonthSchema>;

/** The same day of an earlier year, or of the month before (`yearsAgo` is 0), with the newest of its entries. */
export const pastDaySchema = z.object({
  day: daySchema,
  yearsAgo: z.int().nonnegative(),
  entries: z.array(entrySchema),
});
/** `today` is the day in the viewer's time zone, which a dismissal names. */
export const onThisDaySchema = z.object({ today: daySchema, days: z.array(pastDaySchema) });
export type OnThisDay = z.infer<typeof onThisDaySchema>;

export const onThisDaySettingsSchema = z.object({
  /** Whether the home page may show memories of the same day in earlier years. */
  isShown: z.boolean(),
  /** The day on which the user has dismissed them, until the next day. */
  dismissedOn: daySchema.nullable(),
});
export type OnThisDaySettings = z.infer<typeof onThisDaySettingsSchema>;

export const onThisDaySettingsChangesSchema = onThisDaySettingsSchema.partial();
export type OnThisDaySettingsChanges = z.infer<typeof onThisDaySettingsChangesSchema>;
