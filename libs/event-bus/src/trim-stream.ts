import type { Redis } from 'ioredis';

/** Removes from a stream what every one of its groups has acknowledged; without groups, nothing: the first may be about to come. */
export async function trimStream(redis: Redis, stream: string): Promise<void> {
  if ((await redis.exists(stream)) === 0) return;
  const groups = (await redis.xinfo('GROUPS', stream)) as unknown[][];
  const oldest = await Promise.all(groups.map((group) => oldestNeeded(redis, stream, group)));
  const floor = oldest.toSorted(byStreamId)[0];
  if (floor !== undefined) await redis.xtrim(stream, 'MINID', '=', floor);
}

/** The oldest entry a group still has in hand, or the last it was given when it has none. A reply lists names and values in turn. */
async function oldestNeeded(redis: Redis, stream: string, group: unknown[]): Promise<string> {
  const field = (name: string): string => String(group[group.indexOf(name) + 1]);
  const [, oldestPending] = (await redis.xpending(stream, field('name'))) as [number, string | null];
  return oldestPending ?? field('last-delivered-id');
}

/** Ids are `<milliseconds>-<sequence>`; as text 9-0 would come after 10-0. */
function byStreamId(one: string, other: string): number {
  const [time = 0, sequence = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = other.split('-').map(Number);
  return time - otherTime || sequence - otherSequence;
}
