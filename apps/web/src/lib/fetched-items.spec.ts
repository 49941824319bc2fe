import { describe, expect, it } from 'vitest';
import { entryDayNumber, flattenPages, keepUnchangedItems } from './fetched-items.ts';

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

describe('keepUnchangedItems', () => {
  const page = (items: object[], total = items.length) => ({ items, total, next: null });
  const entry = (id: string, title = id) => ({ id, title, tags: ['家'] });
  const pagesOf = (...pages: object[]) => ({ pages, pageParams: pages.map(() => undefined) });

  it('keeps the items below a new one, and replaces the changed one alone', () => {
    const before = pagesOf(page([entry('b'), entry('a')]), page([entry('z')]));
    const after = pagesOf(page([entry('c'), entry('b', 'changed')]), page([entry('a'), entry('z')]));
    const kept = keepUnchangedItems(before, after) as { pages: { items: object[] }[] };
    expect(kept).toEqual(after);
    const [b, a, z] = before.pages.flatMap((one) => (one as { items: object[] }).items);
    const items = kept.pages.flatMap((one) => one.items);
    expect(items.map((item) => [b, a, z].indexOf(item))).toEqual([-1, -1, 1, 2]);
  });

  it('returns the old data when nothing has changed, and new data when only a total or another field has', () => {
    const before = pagesOf({ ...page([entry('a')]), user: { name: 'Mei' } });
    expect(keepUnchangedItems(before, structuredClone(before))).toBe(before);
    for (const change of [{ total: 2 }, { user: { name: 'Li' } }])
      expect(keepUnchangedItems(before, pagesOf({ ...before.pages[0], ...change }))).toMatchObject({ pages: [change] });
  });

  it('returns what is no list of pages as it is', () => {
    const selected = { items: [entry('a')], total: 1 };
    expect(keepUnchangedItems(undefined, selected)).toBe(selected);
    expect(keepUnchangedItems({ items: [], total: 0 }, selected)).toBe(selected);
  });
});
