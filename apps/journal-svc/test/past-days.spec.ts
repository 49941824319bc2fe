import type { Mood } from '@memory/contracts';
import fc from 'fast-check';
import { dayMood } from '../src/own-past/day-mood.ts';
import { sameDayInEarlierYears, sameDayOneMonthAgo } from '../src/own-past/past-days.ts';

describe('the same day', () => {
  it('in earlier years is one day a year, for twenty years', () => {
    const days = sameDayInEarlierYears('2026-11-22');
    expect([days.length, days[0], days.at(-1)]).toEqual([
      20,
      { day: '2025-11-22', yearsAgo: 1 },
      { day: '2006-11-22', yearsAgo: 20 },
    ]);
  });

  it('on the 29th of February is in leap years only', () => {
    expect(sameDayInEarlierYears('2028-02-29').map(({ day }) => day)).toEqual([
      '2024-02-29',
      '2020-02-29',
      '2016-02-29',
      '2012-02-29',
      '2008-02-29',
    ]);
  });

  it('on the 28th of February of a common year includes the 29th of leap years', () => {
    expect(
      sameDayInEarlierYears('2026-02-28')
        .slice(0, 4)
        .map(({ day }) => day),
    ).toEqual(['2025-02-28', '2024-02-29', '2024-02-28', '2023-02-28']);
    expect(sameDayInEarlierYears('2024-02-28').map(({ day }) => day)).not.toContain('2020-02-29');
  });

  it.each([
    ['2026-11-22', '2026-10-22'],
    ['2026-01-05', '2025-12-05'],
    ['2026-03-31', null],
    ['2026-03-29', null],
    ['2028-03-29', '2028-02-29'],
  ])('one month before %s is %s', (today, expected) => {
    expect(sameDayOneMonthAgo(today)?.day ?? null).toBe(expected);
  });

  it('always is an existing, earlier day with the same number, or the leap day', () => {
    const dates = fc.date({ min: new Date('1995-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const today = date.toISOString().slice(0, 10);
        const month = sameDayOneMonthAgo(today);
        for (const { day } of [...sameDayInEarlierYears(today), ...(month ? [month] : [])]) {
          expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
          const isLeapDay = day.endsWith('-02-29') && today.endsWith('-02-28');
          expect(day < today && (isLeapDay || day.slice(8) === today.slice(8))).toBe(true);
        }
      }),
    );
  });
});

describe('the mood of a day', () => {
  it.each<[Mood[], Mood | null]>([
    [[], null],
    [['negative'], 'negative'],
    [['very_positive', 'very_negative'], 'neutral'],
    [['positive', 'neutral'], 'positive'],
    [['very_negative', 'negative', 'negative'], 'negative'],
  ])('with entries of %j is %s', (moods, expected) => {
    expect(dayMood(moods)).toBe(expected);
  });
});
