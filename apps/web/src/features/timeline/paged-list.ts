import type { KeysetPage } from '../../lib/keyset-page.ts';

/** How many memories to fetch: a screenful or two at first, more to whoever reads on. */
export const entryPageSize = (cursor: string | undefined): number => (cursor === undefined ? 20 : 50);

export interface PagedList<Item> {
  items: Item[];
  /** Of the whole list, also of what has not been fetched. */
  total: number;
}

/** The pages fetched so far as one list. The newest page knows the total best. */
export function flattenPages<Item>(pages: readonly KeysetPage<Item>[]): PagedList<Item> {
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}

/** Days count down from the total: the newest memory has the highest number, the first one is day 1. */
export function dayNumber(total: number, index: number): number {
  return Math.max(1, total - index);
}
