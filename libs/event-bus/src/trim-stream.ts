import type { Redis } from 'ioredis';
import { compareStreamIds } from './stream-position.ts';

/** Events are kept this long even when every group has handled them, for readers without a group that were away for a moment. */
export const KEPT_MS = 15 * 60 * 1_000;

/**
 * Removes from a stream what every one of its groups has acknowledged and is older than `keptMs`; without groups, nothing: the
 * first may be about to come.
 */
export async function trimStream(redis: Redis, stream: string, keptMs = KEPT_MS): Promise<void> {
  const groups = await groupInfos(redis, stream);
  const oldest = await Promise.all(groups.map((group) => oldestNeeded(redis, stream, group)));
  if (oldest.length === 0) return;
  const [floor = '0-0'] = [...oldest, `${(await redisNow(redis)) - keptMs}-0`].toSorted(compareStreamIds);
  await redis.xtrim(stream, 'MINID', '=', floor);
}

/** Milliseconds since 1970 by the clock that makes the ids of entries. */
export async function redisNow(redis: Redis): Promise<number> {
  const [seconds = 0, microseconds = 0] = (await redis.time()).map(Number);
  return Math.floor(seconds * 1_000 + microseconds / 1_000);
}

/** The names of a stream's groups. */
export async function groupsOf(redis: Redis, stream: string): Promise<string[]> {
  return (await groupInfos(redis, stream)).map(({ name }) => name);
}

export interface GroupInfo {
  name: string;
  lastDelivered: string;
}

/** The groups of a stream; none where there is no stream. */
export async function groupInfos(redis: Redis, stream: string): Promise<GroupInfo[]> {
  if ((await redis.exists(stream)) === 0) return [];
  const infos = (await redis.xinfo('GROUPS', stream)) as unknown[][];
  return infos.map((info) => ({ name: field(info, 'name'), lastDelivered: field(info, 'last-delivered-id') }));
}

/** A reply lists names and values in turn. */
const field = (info: unknown[], name: string): string => String(info[info.indexOf(name) + 1]);

/** The oldest entry a group still has in hand, or the last it was given when it has none. */
async function oldestNeeded(redis: Redis, stream: string, { name, lastDelivered }: GroupInfo): Promise<string> {
  const [, oldestPending] = (await redis.xpending(stream, name)) as [number, string | null];
  return oldestPending ?? lastDelivered;
}
