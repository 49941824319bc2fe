import type { ApiResult } from '../traffic/person.ts';

const PAGE_SIZE = 100;

/** Reads all pages of a list, as a person does. @throws Error for a response without a page */
export async function readPages<Item>(
  readPage: (query: { limit: number; cursor?: string }) => Promise<ApiResult<Item[]>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const { data, error, response } = await readPage({ limit: PAGE_SIZE, ...(cursor && { cursor }) });
    if (!data) throw new Error(`a list could not be read: ${response.status} ${JSON.stringify(error)}`);
    items.push(...data);
    cursor = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1];
    if (cursor) cursor = decodeURIComponent(cursor);
  } while (cursor);
  return items;
}
