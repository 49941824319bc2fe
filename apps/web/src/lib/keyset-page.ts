import { unwrapResponse } from './api.ts';

/**
 * One page of a list with keyset pagination. `total` counts the items of the whole list; `next` is the cursor of the following page, or
 * null.
 */
export interface KeysetPage<Item> {
  items: Item[];
  total: number;
  next: string | null;
}

type ListResponse<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/**
 * Reads one page of a list from a response, which is an array with the headers `Link` and `X-Total-Count`.
 * @throws ApiRequestError
 */
export async function readKeysetPage<Item>(response: ListResponse<Item[]>): Promise<KeysetPage<Item>> {
  const items = await unwrapResponse(response);
  const { headers } = (await response).response;
  return { items, ...readPagingHeaders(headers, items.length) };
}

/** Reads the paging headers of a response. Without `X-Total-Count` the total is the number of items in the response. */
export function readPagingHeaders(headers: Headers, itemCount: number): Omit<KeysetPage<never>, 'items'> {
  const total = Number(headers.get('X-Total-Count') ?? itemCount);
  return { total: Number.isFinite(total) ? total : itemCount, next: parseNextCursor(headers.get('Link')) };
}

/**
 * Returns the cursor of the next page from a `Link` header (RFC 8288), such as `<…?cursor=abc>; rel="next"`; null when there is no next
 * page.
 */
export function parseNextCursor(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s*rel="?next"?(\s|;|,|$)/i.test(parameters)) {
      return new URL(target, 'http://page').searchParams.get('cursor');
    }
  }
  return null;
}
