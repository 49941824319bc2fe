import { eventually } from '@memory/testing';
import type { LivePage } from '../../people/live-page.ts';
import { type Check, shorten } from './check.ts';

/** How soon an event must arrive, in milliseconds. A page that has lost its connection reconnects after half a second. */
const ARRIVAL_LIMIT_MS = 10_000;

/** Checks that every page was notified of each entry that its person has created or deleted, or has reloaded everything since. */
export const liveEventsCheck: Check = {
  name: 'live events',
  async findProblems({ pages }) {
    const problems = await Promise.all(pages.map(waitForEvents));
    return shorten(problems.flat());
  },
};

async function waitForEvents(page: LivePage): Promise<string[]> {
  let missing: string[] = [];
  const expectAll = (): void => {
    missing = findMissing(page);
    if (missing.length > 0) throw new Error('events are missing');
  };
  await eventually(expectAll, { timeoutMs: ARRIVAL_LIMIT_MS }).catch(() => undefined);
  return missing;
}

function findMissing({ person, entryIds, reloadedAt }: LivePage): string[] {
  return [...person.records.entries.values()].flatMap(({ id, title, begunAt, values }) => {
    if (!id || begunAt < reloadedAt || !values.isCertain) return [];
    const expected = values.mayExist ? ['entry.created'] : ['entry.created', 'entry.deleted'];
    return expected
      .filter((name) => !entryIds.get(name)?.has(id))
      .map((name) => `${person.username}: no page got ${name} of entry ${title}`);
  });
}
