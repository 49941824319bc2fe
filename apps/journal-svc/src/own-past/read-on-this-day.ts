import { localDayAt, type Mood, MOOD_TEXT_PART_LENGTH, type OnThisDay } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { newestEntriesFirst, readEntriesByIdQuery, sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes, idArray } from '../entries/entry.policy.ts';
import { presentEntry } from '../entries/entry.presenter.ts';
import { writtenOn } from '../entries/local-day.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { isHeavyMood } from './day-mood.ts';
import { OnThisDaySettingsRepository } from './on-this-day-settings.ts';
import { type PastDay, sameDayInEarlierYears, sameDayOneMonthAgo } from './past-days.ts';

/** The maximum numbers of days and of entries per day that the card shows. The user can open all entries of a day from the card. */
const DAYS_MAX = 3;
const ENTRIES_PER_DAY = 3;
/** A day with more entries than this is left out, because not all of them are checked for a heavy mood. */
const ENTRIES_CHECKED_PER_DAY = 20;

interface CheckedEntry {
  id: string;
  day: string;
  title: string;
  content: string;
  extractedText: string;
  chosenMood: Mood | null;
}

@Injectable()
export class ReadOnThisDay {
  private readonly logger = new Logger(ReadOnThisDay.name);

  constructor(
    private readonly database: Database,
    private readonly statements: PreparedStatements,
    private readonly language: LanguageClient,
    private readonly settings: OnThisDaySettingsRepository,
  ) {}

  /**
   * Reads a user's entries of the same day in earlier years, the latest year first; if there are none, reads the entries of the same day one month
   * ago. A day with an entry of a negative mood is left out, so that the user is not unexpectedly reminded of a sad day. Returns no days while
   * language-svc is unavailable, because the moods are then unknown. Also returns no days when the user has switched the card off or dismissed it
   * for today.
   */
  async execute(userId: string, timeZone: string, now = new Date()): Promise<OnThisDay> {
    const today = localDayAt(now, timeZone);
    const { isShown, dismissedOn } = await this.settings.read(userId);
    if (!isShown || dismissedOn === today) return { today, days: [] };
    const lastMonth = sameDayOneMonthAgo(today);
    try {
      let days = await this.readLightDays(userId, timeZone, sameDayInEarlierYears(today));
      if (days.length === 0 && lastMonth) days = await this.readLightDays(userId, timeZone, [lastMonth]);
      return { today, days };
    } catch (err) {
      if (!(err instanceof ApiError)) throw err;
      this.logger.warn({ err }, 'no earlier day is shown, because language-svc is unavailable');
      return { today, days: [] };
    }
  }

  /** Reads the first DAYS_MAX days that have entries and no entry of a heavy mood. */
  private async readLightDays(
    userId: string,
    timeZone: string,
    candidates: readonly PastDay[],
  ): Promise<OnThisDay['days']> {
    const entries = await this.readEntriesOfDays(userId, timeZone, candidates);
    const lightDays: (PastDay & { ids: string[] })[] = [];
    for (const candidate of candidates) {
      if (lightDays.length === DAYS_MAX) break;
      const ofDay = entries.filter(({ day }) => day === candidate.day);
      if (ofDay.length === 0 || ofDay.length > ENTRIES_CHECKED_PER_DAY) continue;
      if (await this.isHeavyDay(userId, ofDay)) continue;
      lightDays.push({ ...candidate, ids: ofDay.slice(0, ENTRIES_PER_DAY).map(({ id }) => id) });
    }
    if (lightDays.length === 0) return [];
    const selection = Prisma.sql`SELECT unnest(${idArray(lightDays.flatMap(({ ids }) => ids))}) AS id`;
    const records = await readEntriesByIdQuery(this.statements, selection, entryScopes.ownedBy(userId));
    return lightDays.map(({ day, yearsAgo, ids }) => ({
      day,
      yearsAgo,
      entries: records.filter(({ id }) => ids.includes(id)).map((entry) => presentEntry(entry, { userId })),
    }));
  }

  /** Reads the newest entries of each day, one more than ENTRIES_CHECKED_PER_DAY, so that a day with too many entries is recognized. */
  private readEntriesOfDays(userId: string, timeZone: string, days: readonly PastDay[]): Promise<CheckedEntry[]> {
    const ofEachDay = days.map(
      ({ day }) => Prisma.sql`(
        SELECT e.id, ${day} AS day, e.title, e.content, e.extracted_text AS "extractedText",
          e.chosen_mood AS "chosenMood", e.created_at
        FROM entry e WHERE ${entryScopes.ownedBy(userId)} AND ${writtenOn({ day, timeZone })}
        ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(ENTRIES_CHECKED_PER_DAY + 1)})`,
    );
    return this.database.$queryRaw<CheckedEntry[]>`${Prisma.join(ofEachDay, ' UNION ALL ')}`;
  }

  /**
   * Whether a day has an entry of a heavy mood. A mood that the author has chosen counts instead of the entry's texts. Otherwise checks the title, content and extracted text of each entry, separately and together. Short texts
   * count too, although no card shows their mood. Every part of a long text counts, because the mood may change after the beginning.
   */
  private async isHeavyDay(userId: string, entries: readonly CheckedEntry[]): Promise<boolean> {
    if (entries.some(({ chosenMood }) => chosenMood !== null && isHeavyMood(chosenMood))) return true;
    const texts = entries
      .filter(({ chosenMood }) => chosenMood === null)
      .flatMap(({ title, content, extractedText }) => [
        title,
        content,
        extractedText,
        [title, content, extractedText].join('\n'),
      ])
      .flatMap((text) => splitForMood(text))
      .filter((text) => text.trim() !== '');
    return (await this.language.detectMoods(userId, texts)).some(isHeavyMood);
  }
}

/** Divides a text into parts whose moods can be detected. */
function splitForMood(text: string): string[] {
  const parts = Math.ceil(text.length / MOOD_TEXT_PART_LENGTH);
  return Array.from({ length: parts }, (_, part) =>
    text.slice(part * MOOD_TEXT_PART_LENGTH, (part + 1) * MOOD_TEXT_PART_LENGTH),
  );
}
