import type { Entry, User } from '@memory/contracts';
import { clear, createStore, get, set, update } from 'idb-keyval';

/** More is not kept for reading without a network: the newest that were seen. */
const KEPT_MAX = 500;

export interface SeenTimeline {
  /** Newest first. */
  entries: Entry[];
  /** Of the whole timeline, when it was last heard. */
  total: number;
}

/** Where a page of the timeline stands in it: nothing is newer than the first page, nothing older than the last. */
export interface PagePlace {
  first: boolean;
  last: boolean;
}

const store = createStore('memory-seen', 'seen');

export const readUser = (): Promise<User | undefined> => get<User>('user', store);
export const readTimeline = (): Promise<SeenTimeline | undefined> => get<SeenTimeline>('timeline', store);
export const forgetAll = (): Promise<void> => clear(store);

/** What was seen by somebody else goes first. */
export async function keepUser(user: User): Promise<void> {
  const before = await readUser();
  if (before && before.id !== user.id) await forgetAll();
  await set('user', user, store);
}

export function keepPage(entries: readonly Entry[], total: number, place: PagePlace): Promise<void> {
  return update<SeenTimeline>(
    'timeline',
    (seen) => ({ entries: withPage(seen?.entries ?? [], entries, place), total }),
    store,
  );
}

/** A page tells all there is between its newest and its oldest memory: what was seen there before and is not in it is gone. */
export function withPage(seen: readonly Entry[], page: readonly Entry[], place: PagePlace): Entry[] {
  const newest = page.at(0)?.createdAt ?? '';
  const oldest = page.at(-1)?.createdAt ?? '';
  const outside = seen.filter(({ createdAt, id }) => {
    if (page.some((entry) => entry.id === id)) return false;
    const newer = !place.first && createdAt > newest;
    const older = !place.last && createdAt < oldest;
    return newer || older;
  });
  return [...outside, ...page]
    .toSorted((a, b) => (b.createdAt + b.id > a.createdAt + a.id ? 1 : -1))
    .slice(0, KEPT_MAX);
}
