import { describe, expect, it } from '@jest/globals';
import type { Entry } from '@memory/contracts';
import { mergePage } from './offline-store.ts';

const memory = (day: number, title = `day ${day}`): Entry =>
  ({ id: `id-${day}`, title, createdAt: `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z` }) as Entry;
const titles = (entries: Entry[]): string[] => entries.map(({ title }) => title);

describe('what was seen of a timeline', () => {
  const seen = [memory(5), memory(4), memory(3), memory(2), memory(1)];

  it('grows by pages, newest first', () => {
    expect(titles(mergePage([memory(5), memory(4)], [memory(3), memory(2)], { isFirst: false, isLast: true }))).toEqual(
      ['day 5', 'day 4', 'day 3', 'day 2'],
    );
  });

  it('follows what was changed and deleted since', () => {
    expect(
      titles(mergePage(seen, [memory(6), memory(5, 'new title'), memory(3)], { isFirst: true, isLast: false })),
    ).toEqual(['day 6', 'new title', 'day 3', 'day 2', 'day 1']);
  });

  it('forgets what is newer than the first page and older than the last', () => {
    expect(titles(mergePage(seen, [memory(4), memory(3)], { isFirst: true, isLast: true }))).toEqual([
      'day 4',
      'day 3',
    ]);
    expect(mergePage(seen, [], { isFirst: true, isLast: true })).toEqual([]);
  });

  it('keeps the newest 500', () => {
    const many = Array.from({ length: 600 }, (_, index) => ({
      ...memory(1),
      id: String(index),
      createdAt: new Date(index * 60_000).toISOString(),
    }));
    const kept = mergePage([], many, { isFirst: true, isLast: true });
    expect([kept.length, kept[0]?.id]).toEqual([500, '599']);
  });
});
