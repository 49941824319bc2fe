import type { Entry } from '@memory/contracts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { entryQueryKeys, putEntryInPages, removeEntryFromCache, removeEntryFromPages } from './entry-cache.ts';

const entry = (id: string, version: number, createdAt: string, title = id) =>
  ({ id, version, createdAt, title }) as Entry;

/** Two pages of two entries each, from a list of five. */
const lists = () => ({
  pageParams: [undefined, 'next'],
  pages: [
    { items: [entry('e', 1, '2026-01-05'), entry('d', 3, '2026-01-04')], total: 5, next: 'next' },
    { items: [entry('c', 1, '2026-01-03'), entry('b', 1, '2026-01-02')], total: 5, next: 'last' },
  ],
});
const ids = ({ pages }: ReturnType<typeof putEntryInPages>) =>
  pages.map(({ items }) => items.map(({ id, version }) => id + version));
const totals = ({ pages }: ReturnType<typeof putEntryInPages>) => pages.map(({ total }) => total);

describe('a changed entry', () => {
  it('is replaced in its page', () => {
    expect(ids(putEntryInPages(lists(), entry('c', 2, '2026-01-03')))).toEqual([
      ['e1', 'd3'],
      ['c2', 'b1'],
    ]);
  });

  it('does not replace a newer version', () => {
    const before = lists();
    expect(putEntryInPages(before, entry('d', 2, '2026-01-04'))).toBe(before);
  });
});

describe('a new entry', () => {
  it('comes first and increases the total', () => {
    const after = putEntryInPages(lists(), entry('f', 1, '2026-01-06'));
    expect(ids(after)[0]).toEqual(['f1', 'e1', 'd3']);
    expect(totals(after)[0]).toBe(6);
  });

  it('is not added when it is older than the newest entry', () => {
    const before = lists();
    expect(putEntryInPages(before, entry('a', 9, '2026-01-01'))).toBe(before);
  });

  it('is added to an empty list', () => {
    const empty = { pageParams: [undefined], pages: [{ items: [], total: 0, next: null }] };
    expect(ids(putEntryInPages(empty, entry('a', 1, '2026-01-01')))).toEqual([['a1']]);
  });
});

describe('a deleted entry', () => {
  it('is removed and decreases the total', () => {
    const after = removeEntryFromPages(lists(), 'd');
    expect(ids(after)).toEqual([['e1'], ['c1', 'b1']]);
    expect(totals(after)).toEqual([4, 4]);
  });

  it('is not added again by the response to an earlier fetch', async () => {
    const queryClient = new QueryClient();
    const [first] = lists().pages;
    let arrive = (_page: unknown): void => undefined;
    const fetching = queryClient.prefetchInfiniteQuery({
      queryKey: entryQueryKeys.mine,
      initialPageParam: 0,
      queryFn: () => new Promise((resolve) => (arrive = resolve)),
    });
    const removed = removeEntryFromCache(queryClient, 'd');
    arrive(first);
    await Promise.all([fetching, removed]);
    expect(ids(queryClient.getQueryData(entryQueryKeys.mine) as ReturnType<typeof putEntryInPages>)).toEqual([['e1']]);
  });

  it('leaves pages that do not hold it unchanged', () => {
    const before = lists();
    expect(removeEntryFromPages(before, 'z')).toBe(before);
  });
});
