import type { KeysetPage } from '../../lib/keyset-page.ts';

/** Number of entries to request per page: one or two screens of entries for the first page, more for the following pages. */
export const entryPageSize = (cursor: string | undefined): number => (cursor === undefined ? 20 : 50);

/** The fetched items of a paged list. */
export interface PagedList<Item> {
  items: Item[];
  /** Length of the whole list, including items that are not fetched yet. */
  total: number;
}

/** Joins the fetched pages into one list. The total is that of the first page, in which the cache counts new items. */
export function flattenPages<Item>(pages: readonly KeysetPage<Item>[]): PagedList<Item> {
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}

/** The day number of the entry at `index` of a timeline that is sorted from newest to oldest. The oldest entry is day 1. */
export function entryDayNumber(total: number, index: number): number {
  return Math.max(1, total - index);
}
