import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonthsToDay,
  dayAfterKey,
  isDay,
  isMonth,
  lastDayOfMonth,
  monthOfDay,
  positionInWeek,
  weeksOfMonth,
} from './calendar-days.ts';

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyWeekStart = fc.constantFrom(0, 1);

describe('a day and a month', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'x', '', null])('are not %j', (text) => {
    expect([isDay(text), isMonth(text)]).toEqual([false, false]);
  });

  it('have the last day of their month', () => {
    expect(['2026-02', '2028-02', '2026-12'].map(lastDayOfMonth)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']);
    expect(addMonthsToDay('2026-03-31', -1)).toBe('2026-02-28');
  });
});

describe('the weeks of a month', () => {
  it('have each of its days once, in order, under its weekday', () => {
    fc.assert(
      fc.property(anyDay, anyWeekStart, (day, weekStart) => {
        const weeks = weeksOfMonth(monthOfDay(day), weekStart);
        const days = weeks.flat().filter((one) => one !== null);
        expect(days).toContain(day);
        expect(days).toEqual(days.toSorted());
        expect([days[0], days.at(-1)]).toEqual([`${monthOfDay(day)}-01`, lastDayOfMonth(monthOfDay(day))]);
        for (const week of weeks) {
          expect(week.some((one) => one !== null)).toBe(true);
          expect(week.every((one, position) => one === null || positionInWeek(one, weekStart) === position)).toBe(true);
        }
      }),
    );
  });
});

describe('a key in the grid of a month', () => {
  it.each([
    ['ArrowLeft', false, '2026-10-31'],
    ['ArrowRight', false, '2026-11-02'],
    ['ArrowUp', false, '2026-10-25'],
    ['ArrowDown', false, '2026-11-08'],
    ['PageUp', false, '2026-10-01'],
    ['PageDown', true, '2027-11-01'],
    ['PageUp', true, '2025-11-01'],
    ['Enter', false, null],
  ])('%s (Shift: %s) leads from the first of November to %s', (key, isShifted, expected) => {
    expect(dayAfterKey(key, isShifted, '2026-11-01', 0)).toBe(expected);
  });

  it('Home and End lead to the first and the last day of the week', () => {
    expect([dayAfterKey('Home', false, '2026-11-01', 1), dayAfterKey('End', false, '2026-11-01', 0)]).toEqual([
      '2026-10-26',
      '2026-11-07',
    ]);
  });

  it('leads back with the opposite key', () => {
    fc.assert(
      fc.property(anyDay, anyWeekStart, (day, weekStart) => {
        for (const [there, back] of [
          ['ArrowLeft', 'ArrowRight'],
          ['ArrowUp', 'ArrowDown'],
        ] as const)
          expect(dayAfterKey(back, false, dayAfterKey(there, false, day, weekStart)!, weekStart)).toBe(day);
      }),
    );
  });
});
