import type { VocabularyContext } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { roundInterval } from '../components/rating-buttons.tsx';
import { mostFrequentEntry } from '../components/source-entry-card.tsx';
import { minutesLeft } from './session.ts';

const context = (itemId: string, entryId: string, createdAt: string): VocabularyContext => ({
  itemId,
  entryId,
  createdAt,
  sentence: '',
  start: 0,
  end: 1,
  imageUrl: null,
  clip: null,
});

it.each([
  [0.0001, { count: 1, unit: 'minutes' }],
  [10 / 1_440, { count: 10, unit: 'minutes' }],
  [0.5, { count: 12, unit: 'hours' }],
  [4.4, { count: 4, unit: 'days' }],
  [45, { count: 1.5, unit: 'months' }],
  [730, { count: 2, unit: 'years' }],
])('an interval of %d days is shown as %o', (days, shown) => {
  expect(roundInterval(days)).toEqual(shown);
});

describe('the minutes left', () => {
  it('follow from the median time of the answers', () => {
    expect(minutesLeft(12)).toBe(2);
    expect(minutesLeft(12, [2_000, 5_000, 3_600_000])).toBe(1);
    expect(minutesLeft(3, [3_600_000])).toBe(6);
  });

  it('are none without cards, and one for the last card', () => {
    expect([minutesLeft(0), minutesLeft(1)]).toEqual([0, 1]);
  });
});

describe('the entry that the words came from', () => {
  it('is the one of most words', () => {
    const found = mostFrequentEntry([
      context('a', 'new', '2026-11-20'),
      context('b', 'old', '2026-01-01'),
      context('c', 'old', '2026-01-01'),
    ]);
    expect([found?.entryId, found?.contexts.map(({ itemId }) => itemId)]).toEqual(['old', ['b', 'c']]);
  });

  it('is the newest of several, and none without contexts', () => {
    const contexts = [context('a', 'old', '2026-01-01'), context('b', 'new', '2026-11-20')];
    expect(mostFrequentEntry(contexts)?.entryId).toBe('new');
    expect(mostFrequentEntry([])).toBeNull();
  });
});
