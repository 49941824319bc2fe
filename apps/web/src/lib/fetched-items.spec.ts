import { describe, expect, it } from 'vitest';
import { entryDayNumber, flattenPages } from './fetched-items.ts';

describe('flattenPages', () => {
  it('joins the pages and keeps the total of the whole list', () => {
    const pages = [
      { items: ['e', 'd'], total: 5, next: 'x' },
      { items: ['c'], total: 5, next: null },
    ];
    expect(flattenPages(pages)).toEqual({ items: ['e', 'd', 'c'], total: 5 });
  });

  it('is empty without pages', () => {
    expect(flattenPages([])).toEqual({ items: [], total: 0 });
  });
});

describe('dayNumber', () => {
  it('counts down from the total, also on later pages', () => {
    expect([0, 1, 20, 41].map((index) => entryDayNumber(42, index))).toEqual([42, 41, 22, 1]);
  });

  it('is at least 1 when the list has grown since the total was fetched', () => {
    expect(entryDayNumber(2, 5)).toBe(1);
  });
});
