import type { Entry, User } from '@memory/contracts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { KeysetPage } from '../../lib/keyset-page.ts';

/**
 * Loads the module that stores offline copies of the signed-in user and of the timeline pages that this user has loaded. If the browser
 * blocks IndexedDB (private windows), there are no offline copies, and the app otherwise works as usual.
 */
const loadStore = () => import('./offline-store.ts');

/**
 * Returns the signed-in user from the server or, when offline, the stored user. When the server responds that no user is signed in, the
 * offline data is deleted.
 */
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

/** Returns a page of the user's timeline from the server or, when offline, all stored entries as one page. */
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

/**
 * Whether a request failed because there was no response. `fetch` then rejects with a TypeError, whereas an HTTP error is an
 * ApiRequestError.
 */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}
