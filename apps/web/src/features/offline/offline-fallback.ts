import type { Entry, User } from '@memory/contracts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { KeysetPage } from '../../lib/keyset-page.ts';

/**
 * Offline copies of the signed-in user and of the timeline pages that this user has loaded. Where the browser blocks IndexedDB (private
 * windows) there are no copies, and nothing else changes.
 */
const loadStore = () => import('./offline-store.ts');

/** The signed-in user from the server, or the stored one when offline. A response that nobody is signed in clears the offline data. */
export async function currentUserWithOfflineFallback(request: () => Promise<User | null>): Promise<User | null> {
  try {
    const user = await request();
    if (user) void ignoreStorageErrors(async () => (await loadStore()).storeOfflineUser(user), undefined);
    else await clearOfflineData();
    return user;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return (await ignoreStorageErrors(async () => (await loadStore()).readOfflineUser(), undefined)) ?? null;
  }
}

/** A timeline page from the server, or all stored entries when offline. */
export async function timelineWithOfflineFallback(
  cursor: string | undefined,
  request: () => Promise<KeysetPage<Entry>>,
): Promise<KeysetPage<Entry>> {
  try {
    const page = await request();
    void ignoreStorageErrors(
      async () =>
        (await loadStore()).storeOfflinePage(page.items, page.total, {
          isFirst: cursor === undefined,
          isLast: page.next === null,
        }),
      undefined,
    );
    return page;
  } catch (error) {
    if (!isNetworkError(error) || cursor !== undefined) throw error;
    const stored = await ignoreStorageErrors(async () => (await loadStore()).readOfflineTimeline(), undefined);
    if (!stored) throw error;
    return { items: stored.entries, total: stored.total, next: null };
  }
}

/** Deletes all offline data, so that the next user of the device finds none. */
export async function clearOfflineData(): Promise<void> {
  await ignoreStorageErrors(async () => (await loadStore()).clearOfflineStore(), undefined);
}

/** Whether a request failed without a response: `fetch` then rejects with a TypeError, whereas an HTTP error is an ApiRequestError. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}
