import type { Entry } from '@memory/contracts';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';

const PAGE_SIZE = 100;

/**
 * Fetches all entries of the signed-in user, oldest first.
 * @param onProgress called with the fetched fraction of all entries, 0 to 1
 * @throws ApiRequestError, or an AbortError once `signal` is aborted
 */
export async function fetchAllEntries(signal: AbortSignal, onProgress: (fraction: number) => void): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const page = await readKeysetPage(
      api.GET('/api/journal-entries', { params: { query: { limit: PAGE_SIZE, cursor } }, signal }),
    );
    entries.push(...page.items);
    onProgress(entries.length / Math.max(page.total, entries.length, 1));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return entries.toReversed();
}
