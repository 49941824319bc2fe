import { describe, expect, it } from 'vitest';
import { nextSchoolYear, schoolYearAt } from './school-year.ts';

describe('the school year', () => {
  it('begins in summer', () => {
    expect(schoolYearAt(new Date(2026, 5, 30))).toBe('2025/26');
    expect(schoolYearAt(new Date(2026, 6, 1))).toBe('2026/27');
    expect(schoolYearAt(new Date(2099, 8, 1))).toBe('2099/00');
  });

  it.each([
    ['2026/27', '2027/28'],
    ['2026-2027', '2027-2028'],
    ['2026–27 学年', '2027–28 学年'],
    ['1999/00', '2000/01'],
    ['2098/99', '2099/00'],
    ['2026', '2027'],
    ['Year 3', 'Year 3'],
    ['', ''],
  ])('after %s is %s', (year, next) => {
    expect(nextSchoolYear(year)).toBe(next);
  });
});
