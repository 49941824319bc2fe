import type { CalendarMonth, Mood } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { isLongEnoughForMood, textForMood } from '@memory/text';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { newestEntriesFirst, sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { localDayOf, writtenInMonth } from '../entries/local-day.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { dayMood } from './day-mood.ts';

/**
 * The number of the newest entries of a day that decide the day's mood. More entries would make a month with imported entries slow, and would
 * change the moods little.
 */
const MOOD_ENTRIES_PER_DAY = 3;

interface CountedDay {
  day: string;
  entries: number;
}
interface DayText {
  day: string;
  content: string;
  extractedText: string;
  chosenMood: Mood | null;
}

@Injectable()
export class ReadCalendarMonth {
  private readonly logger = new Logger(ReadCalendarMonth.name);

  constructor(
    private readonly database: Database,
    private readonly language: LanguageClient,
  ) {}

  /**
   * Reads the days of a month on which a user wrote entries, with the number of entries and the mood of each day. While language-svc is
   * unavailable, no day has a mood.
   * @param month as in 2026-11
   */
  async execute(userId: string, month: string, timeZone: string): Promise<CalendarMonth> {
    const [days, texts] = await Promise.all([
      this.countDays(userId, month, timeZone),
      this.readDayTexts(userId, month, timeZone),
    ]);
    const moods = await this.findDayMoods(userId, texts);
    return {
      month,
      days: days.map(({ day, entries }) => ({ day, entries, mood: dayMood(moods?.get(day) ?? []) })),
      moodsAvailable: moods !== null,
    };
  }

  private countDays(userId: string, month: string, timeZone: string): Promise<CountedDay[]> {
    return this.database.$queryRaw<CountedDay[]>`
      SELECT ${localDayOf(timeZone)} AS day, count(*)::int AS entries
      FROM entry e WHERE ${entryScopes.ownedBy(userId)} AND ${writtenInMonth(month, timeZone)}
      GROUP BY 1 ORDER BY 1`;
  }

  private readDayTexts(userId: string, month: string, timeZone: string): Promise<DayText[]> {
    return this.database.$queryRaw<DayText[]>`
      SELECT n.day, e.content, e.extracted_text AS "extractedText", e.chosen_mood AS "chosenMood" FROM (
        SELECT e.id, ${localDayOf(timeZone)} AS day,
          row_number() OVER (PARTITION BY ${localDayOf(timeZone)} ORDER BY ${newestEntriesFirst}) AS position
        FROM entry e WHERE ${entryScopes.ownedBy(userId)} AND ${writtenInMonth(month, timeZone)}
      ) n JOIN entry e ON e.id = n.id WHERE n.position <= ${sqlNumberLiteral(MOOD_ENTRIES_PER_DAY)}`;
  }

  /**
   * Returns the moods of the entries of each day: those that the author has chosen, else those of the texts; null while language-svc is
   * unavailable, because some of the moods alone would say something else about a day. Omits entries that are too short for a mood, because
   * their cards show no mood either.
   */
  private async findDayMoods(userId: string, texts: readonly DayText[]): Promise<Map<string, Mood[]> | null> {
    const chosen = texts.flatMap(({ day, chosenMood }) => (chosenMood ? [{ day, mood: chosenMood }] : []));
    const shown = texts
      .filter(({ chosenMood }) => chosenMood === null)
      .map(({ day, content, extractedText }) => ({ day, text: textForMood(content, extractedText) }))
      .filter(({ text }) => isLongEnoughForMood(text));
    try {
      const detected = await this.language.detectMoods(
        userId,
        shown.map(({ text }) => text),
      );
      const ofTexts = shown.map(({ day }, index) => ({ day, mood: detected[index] }));
      const byDay = new Map<string, Mood[]>();
      for (const { day, mood } of [...chosen, ...ofTexts]) {
        if (mood) byDay.set(day, [...(byDay.get(day) ?? []), mood]);
      }
      return byDay;
    } catch (err) {
      if (!(err instanceof ApiError)) throw err;
      this.logger.warn({ err }, 'a calendar is shown without moods, because language-svc is unavailable');
      return null;
    }
  }
}
