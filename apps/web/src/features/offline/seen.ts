import type { Entry, User } from '@memory/contracts';
import type { Page } from '../../lib/page.ts';
import { tolerant } from '../../lib/tolerant.ts';

/**
 * What a person has seen of their own timeline can be read on this device without a network, as long as they are signed in.
 * A browser may refuse to keep anything (private windows): then there is nothing to read, and nothing else changes.
 */
const store = () => import('./seen-store.ts');

/** Who is signed in, from the server, or who was when it cannot be reached. Learning that nobody is forgets everything. */
export async function sessionOrSeen(ask: () => Promise<User | null>): Promise<User | null> {
  try {
    const user = await ask();
    if (user) void tolerant(async () => (await store()).keepUser(user), undefined);
    else await forgetSeen();
    return user;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return (await tolerant(async () => (await store()).readUser(), undefined)) ?? null;
  }
}

/** A page of one's own timeline, or, when the server cannot be reached, all of it that was seen. */
export async function timelineOrSeen(
  cursor: string | undefined,
  ask: () => Promise<Page<Entry>>,
): Promise<Page<Entry>> {
  try {
    const page = await ask();
    void tolerant(
      async () =>
        (await store()).keepPage(page.items, page.total, { first: cursor === undefined, last: page.next === null }),
      undefined,
    );
    return page;
  } catch (error) {
    if (!isUnreachable(error) || cursor !== undefined) throw error;
    const seen = await tolerant(async () => (await store()).readTimeline(), undefined);
    if (!seen) throw error;
    return { items: seen.entries, total: seen.total, next: null };
  }
}

/** Leaves nothing for the next person at this device. */
export async function forgetSeen(): Promise<void> {
  await tolerant(async () => (await store()).forgetAll(), undefined);
}

/** `fetch` rejects with a TypeError when no answer came; every answer, good or bad, is something else. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}
