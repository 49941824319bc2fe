import type { Entry, User } from '@memory/contracts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { KeysetPage } from '../../lib/keyset-page.ts';

/**
 * What a person has seen of their own timeline can be read on this device without a network, as long as they are signed in.
 * A browser may refuse to keep anything (private windows): then there is nothing to read, and nothing else changes.
 */
const loadStore = () => import('./offline-store.ts');

/** Who is signed in, from the server, or who was when it cannot be reached. Learning that nobody is forgets everything. */
export async function currentUserWithOfflineFallback(ask: () => Promise<User | null>): Promise<User | null> {
  try {
    const user = await ask();
    if (user) void ignoreStorageErrors(async () => (await loadStore()).storeOfflineUser(user), undefined);
    else await clearOfflineData();
    return user;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return (await ignoreStorageErrors(async () => (await loadStore()).readOfflineUser(), undefined)) ?? null;
  }
}

/** A page of one's own timeline, or, when the server cannot be reached, all of it that was seen. */
export async function timelineWithOfflineFallback(
  cursor: string | undefined,
  ask: () => Promise<KeysetPage<Entry>>,
): Promise<KeysetPage<Entry>> {
  try {
    const page = await ask();
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
    const seen = await ignoreStorageErrors(async () => (await loadStore()).readOfflineTimeline(), undefined);
    if (!seen) throw error;
    return { items: seen.entries, total: seen.total, next: null };
  }
}

/** Leaves nothing for the next person at this device. */
export async function clearOfflineData(): Promise<void> {
  await ignoreStorageErrors(async () => (await loadStore()).clearOfflineStore(), undefined);
}

/** `fetch` rejects with a TypeError when no answer came; every answer, good or bad, is something else. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}
