import type { KeysetPage } from '@memory/service-kit/database';

/** One page of a list and the number of items in the whole list. */
export interface CountedPage<Item> extends KeysetPage<Item> {
  readonly total: number;
}
