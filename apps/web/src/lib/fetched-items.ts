import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';
import type { KeysetPage } from './keyset-page.ts';

/** Number of entries to request per page. The first page is smaller, because it should arrive soon and fills one or two screens already. */
export const entryPageSize = (cursor: string | undefined): number => (cursor === undefined ? 20 : 50);

/** The items of a paged list that have been fetched. */
export interface FetchedItems<Item> {
  items: Item[];
  /** Number of items of the whole list, including items that are not fetched yet. */
  total: number;
}

/** Joins the fetched pages into one list. The total is taken from the first page, because the cache counts new items there. */
export function flattenPages<Item>(pages: readonly KeysetPage<Item>[]): FetchedItems<Item> {
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}

/**
 * Keeps every unchanged item as the object that it was, wherever it stands in the list now: the option `structuralSharing` of an infinite query.
 * By default TanStack Query compares lists by position, so that a new entry at the top replaces all others, and each card renders again.
 */
export function keepUnchangedItems(before: unknown, after: unknown): unknown {
  // The option also gets the result of `select`, whose items are kept already.
  if (!isPages(before) || !isPages(after)) return after;
  const known = new Map(before.pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const pages = after.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => replaceEqualDeep(known.get(item.id), item)),
  }));
  const kept = { ...after, pages };
  return replaceEqualDeep(before, kept) === before ? before : kept;
}

type Pages = InfiniteData<KeysetPage<{ id: string }>>;
const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data;

/** Returns the day number of the entry at `index` of a timeline, which is sorted from newest to oldest. The oldest entry is day 1. */
export function entryDayNumber(total: number, index: number): number {
  return Math.max(1, total - index);
}
