import type { Entry, OwnUser } from '@memory/contracts';
import { clear, createStore, get, set, update } from 'idb-keyval';
import { sealJson, unsealJson } from '../../lib/sealed-storage/sealing.ts';
import type { StorageKey } from '../../lib/sealed-storage/storage-key.ts';
import { clearReviewDatabases } from './review-databases.ts';

const MAX_OFFLINE_ENTRIES = 500;

export interface OfflineTimeline {
  /** The entries stored on this device, newest first. */
  entries: Entry[];
  /** Number of entries of the whole timeline, including entries that are not stored on this device, as the last response reported it. */
  total: number;
}

/**
 * Whether a page of the timeline is the first or the last page. No entry is newer than the entries of the first page, or older than the entries of
 * the last page.
 */
export interface PageBoundaries {
  isFirst: boolean;
  isLast: boolean;
}

const store = createStore('memory-seen', 'seen');

type RecordName = 'user' | 'timeline';

const placeOf = (name: RecordName): string => `memory-seen/${name}`;
/** @returns undefined when no record is stored, or when the stored record belongs to another user, so that this key cannot decrypt it */
const readRecord = async <Value>(key: StorageKey, name: RecordName): Promise<Value | undefined> =>
  unsealJson<Value>(key, placeOf(name), await get(name, store));

export const readOfflineUser = (key: StorageKey): Promise<OwnUser | undefined> => readRecord<OwnUser>(key, 'user');
export const readOfflineTimeline = (key: StorageKey): Promise<OfflineTimeline | undefined> =>
  readRecord<OfflineTimeline>(key, 'timeline');
export async function clearOfflineStore(): Promise<void> {
  await Promise.all([clear(store), clearReviewDatabases()]);
}

/** Stores the signed-in user. If the data of another user is stored, it is deleted first. */
export async function storeOfflineUser(key: StorageKey, user: OwnUser): Promise<void> {
  if ((await readOfflineUser(key))?.id !== user.id) await clearOfflineStore();
  await set('user', sealJson(key, placeOf('user'), user), store);
}

/** Stores a page of the timeline. Called after the user is stored, since that deletes the data of another user, pages included. */
export async function storeOfflinePage(
  key: StorageKey,
  entries: readonly Entry[],
  total: number,
  position: PageBoundaries,
): Promise<void> {
  await update<Uint8Array>(
    'timeline',
    (sealed) => {
      const stored = unsealJson<OfflineTimeline>(key, placeOf('timeline'), sealed);
      const timeline = { entries: mergePage(stored?.entries ?? [], entries, position), total };
      return sealJson(key, placeOf('timeline'), timeline);
    },
    store,
  );
}

/**
 * Merges a page of the timeline into the stored entries. The page contains all entries between its newest and its oldest entry, so a stored
 * entry of that period that the page lacks was deleted and is removed.
 */
export function mergePage(stored: readonly Entry[], page: readonly Entry[], position: PageBoundaries): Entry[] {
  const newest = page.at(0)?.createdAt ?? '';
  const oldest = page.at(-1)?.createdAt ?? '';
  const outsideOfPage = stored.filter(({ createdAt, id }) => {
    if (page.some((entry) => entry.id === id)) return false;
    const isNewer = !position.isFirst && createdAt > newest;
    const isOlder = !position.isLast && createdAt < oldest;
    return isNewer || isOlder;
  });
  return [...outsideOfPage, ...page]
    .toSorted((a, b) => (b.createdAt + b.id > a.createdAt + a.id ? 1 : -1))
    .slice(0, MAX_OFFLINE_ENTRIES);
}
