import { describe, expect, it } from 'vitest';
import { dayAfterYearKey, figuresOf, rowsOfYear } from './year.ts';

describe('the table of a year', () => {
  it.each([
    [2026, 365, null],
    [2028, 366, '2028-02-29'],
  ])('has every day of %i once, in the column of its month and the row of its number', (year, count, leapDay) => {
    const rows = rowsOfYear(year);
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 31 }, () => 12));
    expect(new Set(rows.flat().filter((day) => day !== null)).size).toBe(count);
    expect([rows[28]![1], rows[30]![3], rows[0]![0], rows[30]![11]]).toEqual([
      leapDay,
      null,
      `${year}-01-01`,
      `${year}-12-31`,
    ]);
  });

  it.each([
    ['ArrowDown', '2026-01-31', '2026-02-01'],
    ['ArrowUp', '2026-01-01', '2025-12-31'],
    ['ArrowRight', '2026-01-31', '2026-02-28'],
    ['ArrowLeft', '2026-01-15', '2025-12-15'],
    ['Home', '2026-02-15', '2026-02-01'],
    ['End', '2028-02-15', '2028-02-29'],
    ['PageUp', '2028-02-29', '2027-02-28'],
    ['PageDown', '2026-05-05', '2027-05-05'],
    ['Enter', '2026-05-05', null],
    ['a', '2026-05-05', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterYearKey(key, from)).toBe(to);
  });
});

describe('the figures of a year', () => {
  it('count memories, days, and the days of each mood, the most positive first', () => {
    expect(
      figuresOf([
        { day: '2026-01-01', entries: 2, mood: 'neutral' },
        { day: '2026-02-01', entries: 1, mood: 'very_positive' },
        { day: '2026-03-01', entries: 1, mood: 'neutral' },
        { day: '2026-04-01', entries: 3, mood: null },
      ]),
    ).toEqual({
      memories: 7,
      days: 4,
      moods: [
        { mood: 'very_positive', days: 1 },
        { mood: 'neutral', days: 2 },
      ],
    });
    expect(figuresOf([])).toEqual({ memories: 0, days: 0, moods: [] });
  });
});
