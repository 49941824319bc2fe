import type { Entry, OwnUser } from '@memory/contracts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { KeysetPage } from '../../lib/keyset-page.ts';
import {
  takeStorageKeyFromCookie,
  renewStorageKeyCookie,
  type StorageKey,
  storageKey,
  storageKeyUserId,
} from '../../lib/sealed-storage/storage-key.ts';

/**
 * Loads the module that stores offline copies of the signed-in user and of the timeline pages that this user has loaded, sealed with the
 * user's storage key. If the browser blocks IndexedDB (private windows), there are no offline copies, and the app otherwise works as usual.
 */
const loadStore = () => import('./offline-store.ts');

/** Resolves when it is known for the first time whose page this is: the timeline may arrive before the user, and is stored and read with the user's key. */
const { promise: userIsKnown, resolve: setUserIsKnown } = Promise.withResolvers<void>();

/**
 * The last write of the signed-in user, which first deletes the data of another user. Pages of the timeline are written after it. The order of
 * the calls is not enough: the module of the store is loaded on demand, and the later of two callers may have it first.
 */
let userIsStored: Promise<unknown> = Promise.resolve();

/** Runs a storage operation with the storage key of the signed-in user. @returns undefined without a key, or when storage fails */
function withStore<Result>(
  use: (store: Awaited<ReturnType<typeof loadStore>>, key: StorageKey) => Promise<Result>,
): Promise<Result | undefined> {
  const key = storageKey();
  if (!key) return Promise.resolve(undefined);
  return ignoreStorageErrors<Result | undefined>(async () => use(await loadStore(), key), undefined);
}

/**
 * Returns the signed-in user from the server or, when offline, the stored user. From then on, the page holds the storage key of this user.
 * When the server responds that no user is signed in, the offline data is deleted.
 */
export async function currentUserWithOfflineFallback(request: () => Promise<OwnUser | null>): Promise<OwnUser | null> {
  try {
    const user = await request();
    if (!user) {
      await clearOfflineData();
      return null;
    }
    takeStorageKeyFromCookie(user.id);
    renewStorageKeyCookie();
    userIsStored = withStore((store, key) => store.storeOfflineUser(key, user));
    return user;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const userId = storageKeyUserId();
    if (userId === null) return null;
    takeStorageKeyFromCookie(userId);
    return (await withStore((store, key) => store.readOfflineUser(key))) ?? null;
  } finally {
    setUserIsKnown();
  }
}

/** Returns a page of the user's timeline from the server or, when offline, all stored entries as one page. */
export async function timelineWithOfflineFallback(
  cursor: string | undefined,
  request: () => Promise<KeysetPage<Entry>>,
): Promise<KeysetPage<Entry>> {
  try {
    const page = await request();
    const position = { isFirst: cursor === undefined, isLast: page.next === null };
    void userIsKnown
      .then(() => userIsStored)
      .then(() => withStore((store, key) => store.storeOfflinePage(key, page.items, page.total, position)));
    return page;
  } catch (error) {
    if (!isNetworkError(error) || cursor !== undefined) throw error;
    await userIsKnown;
    const stored = await withStore((store, key) => store.readOfflineTimeline(key));
    if (!stored) throw error;
    return { items: stored.entries, total: stored.total, next: null };
  }
}

/** Returns one entry from the server or, when offline, the stored copy of the entry if it is the user's own. */
export async function entryWithOfflineFallback(id: string, request: () => Promise<Entry>): Promise<Entry> {
  try {
    return await request();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    await userIsKnown;
    const stored = await withStore((store, key) => store.readOfflineTimeline(key));
    const entry = stored?.entries.find((one) => one.id === id);
    if (!entry) throw error;
    return entry;
  }
}

/** Deletes all offline copies, so that the next user of the device finds none. */
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
