import { unwrapResponse } from './api.ts';
import { nextCursor } from './link-header.ts';

/** One page of a keyset list. `total` counts the whole list; `next` is the cursor of the page after, if there is one. */
export interface Page<Item> {
  items: Item[];
  total: number;
  next: string | null;
}

type Answer<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** Reads a list answer: a bare array, with `Link` and `X-Total-Count` beside it. @throws ApiRequestError */
export async function readPage<Item>(answer: Answer<Item[]>): Promise<Page<Item>> {
  const items = await unwrapResponse(answer);
  const { headers } = (await answer).response;
  return { items, ...readPaging(headers, items.length) };
}

/** The paging of an answer. A list without a total counts at least what it shows. */
export function readPaging(headers: Headers, shown: number): Omit<Page<never>, 'items'> {
  const total = Number(headers.get('X-Total-Count') ?? shown);
  return { total: Number.isFinite(total) ? total : shown, next: nextCursor(headers.get('Link')) };
}
