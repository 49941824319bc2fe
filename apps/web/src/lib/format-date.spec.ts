import { describe, expect, it } from 'vitest';
import { formatDateTime, formatIsoDate, formatMonth } from './format-date.ts';

// a local time, so that the test holds in every time zone
const afternoon = new Date(2026, 2, 8, 15, 4).toISOString();
const midnight = new Date(2026, 11, 31, 0, 5).toISOString();

describe('formatDateTime', () => {
  it('formats English dates as specified', () => {
    expect(formatDateTime(afternoon, 'en')).toBe('March 8, 2026 • 3:04 PM');
    expect(formatDateTime(midnight, 'en')).toBe('December 31, 2026 • 12:05 AM');
  });

  it('formats Chinese dates in the Chinese order', () => {
    expect(formatDateTime(afternoon, 'zh-Hans')).toBe('2026年3月8日 • 15:04');
  });
});

it.each([
  ['en', 'March 2026'],
  ['zh-Hans', '2026年3月'],
])('formatMonth in %s: %s', (language, expected) => {
  expect(formatMonth(new Date(2026, 2, 8), language)).toBe(expected);
});

it('formatIsoDate pads month and day', () => {
  expect(formatIsoDate(new Date(2026, 2, 8, 23, 59))).toBe('2026-03-08');
});
