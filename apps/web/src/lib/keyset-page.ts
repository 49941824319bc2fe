import { unwrapResponse } from './api.ts';
import { nextCursor } from './link-header.ts';

/** One page of a keyset list. `total` counts the whole list; `next` is the cursor of the page after, if there is one. */
export interface KeysetPage<Item> {
  items: Item[];
  total: number;
  next: string | null;
}

type ListResponse<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** Reads a list answer: a bare array, with `Link` and `X-Total-Count` beside it. @throws ApiRequestError */
export async function readKeysetPage<Item>(response: ListResponse<Item[]>): Promise<KeysetPage<Item>> {
  const items = await unwrapResponse(response);
  const { headers } = (await response).response;
  return { items, ...readPagingHeaders(headers, items.length) };
}

/** The paging of an answer. A list without a total counts at least what it shows. */
export function readPagingHeaders(headers: Headers, itemCount: number): Omit<KeysetPage<never>, 'items'> {
  const total = Number(headers.get('X-Total-Count') ?? itemCount);
  return { total: Number.isFinite(total) ? total : itemCount, next: nextCursor(headers.get('Link')) };
}
