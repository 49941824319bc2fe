import type { Entry } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { mergePage } from './offline-store.ts';

const entry = (day: number, title = `day ${day}`): Entry =>
  ({ id: `id-${day}`, title, createdAt: `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z` }) as Entry;
const titles = (entries: Entry[]): string[] => entries.map(({ title }) => title);

describe('mergePage', () => {
  const stored = [entry(5), entry(4), entry(3), entry(2), entry(1)];

  it('appends pages, newest entry first', () => {
    expect(titles(mergePage([entry(5), entry(4)], [entry(3), entry(2)], { isFirst: false, isLast: true }))).toEqual([
      'day 5',
      'day 4',
      'day 3',
      'day 2',
    ]);
  });

  it('applies changes and deletions within the range of the page', () => {
    expect(
      titles(mergePage(stored, [entry(6), entry(5, 'new title'), entry(3)], { isFirst: true, isLast: false })),
    ).toEqual(['day 6', 'new title', 'day 3', 'day 2', 'day 1']);
  });

  it('drops entries newer than the first page or older than the last', () => {
    expect(titles(mergePage(stored, [entry(4), entry(3)], { isFirst: true, isLast: true }))).toEqual([
      'day 4',
      'day 3',
    ]);
    expect(mergePage(stored, [], { isFirst: true, isLast: true })).toEqual([]);
  });

  it('keeps the newest 500 entries', () => {
    const manyEntries = Array.from({ length: 600 }, (_, index) => ({
      ...entry(1),
      id: String(index),
      createdAt: new Date(index * 60_000).toISOString(),
    }));
    const merged = mergePage([], manyEntries, { isFirst: true, isLast: true });
    expect([merged.length, merged[0]?.id]).toEqual([500, '599']);
  });
});
