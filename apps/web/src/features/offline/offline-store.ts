import type { Entry, User } from '@memory/contracts';
import { clear, createStore, get, set, update } from 'idb-keyval';

/** More is not kept for reading without a network: the newest that were seen. */
const MAX_OFFLINE_ENTRIES = 500;

export interface OfflineTimeline {
  /** Newest first. */
  entries: Entry[];
  /** Of the whole timeline, when it was last heard. */
  total: number;
}

/** Where a page of the timeline stands in it: nothing is newer than the first page, nothing older than the last. */
export interface PagePosition {
  isFirst: boolean;
  isLast: boolean;
}

const store = createStore('memory-seen', 'seen');

export const readOfflineUser = (): Promise<User | undefined> => get<User>('user', store);
export const readOfflineTimeline = (): Promise<OfflineTimeline | undefined> => get<OfflineTimeline>('timeline', store);
export const clearOfflineStore = (): Promise<void> => clear(store);

/** What was seen by somebody else goes first. */
export async function storeOfflineUser(user: User): Promise<void> {
  const before = await readOfflineUser();
  if (before && before.id !== user.id) await clearOfflineStore();
  await set('user', user, store);
}

export function storeOfflinePage(entries: readonly Entry[], total: number, place: PagePosition): Promise<void> {
  return update<OfflineTimeline>(
    'timeline',
    (seen) => ({ entries: mergePage(seen?.entries ?? [], entries, place), total }),
    store,
  );
}

/** A page tells all there is between its newest and its oldest memory: what was seen there before and is not in it is gone. */
export function mergePage(seen: readonly Entry[], page: readonly Entry[], place: PagePosition): Entry[] {
  const newest = page.at(0)?.createdAt ?? '';
  const oldest = page.at(-1)?.createdAt ?? '';
  const outside = seen.filter(({ createdAt, id }) => {
    if (page.some((entry) => entry.id === id)) return false;
    const newer = !place.isFirst && createdAt > newest;
    const older = !place.isLast && createdAt < oldest;
    return newer || older;
  });
  return [...outside, ...page]
    .toSorted((a, b) => (b.createdAt + b.id > a.createdAt + a.id ? 1 : -1))
    .slice(0, MAX_OFFLINE_ENTRIES);
}
