import type { EventDefinition } from '@memory/events';
import type { Redis } from 'ioredis';
import { replayDeadLetter } from './dead-letter.ts';
import { bodyOf } from './delivery.ts';
import { readIncoming } from './incoming-event.ts';
import { streamEntries } from './stream-entries.ts';
import { deadLettersOf, producerOf, replaysOf, streamOf } from './stream-keys.ts';
import { compareStreamIds } from './stream-position.ts';
import { groupInfos } from './trim-stream.ts';

/** Some event: what type it is of, and what it is about. */
export interface Which {
  definition: EventDefinition;
  entityId: string;
}

/**
 * Which of these groups have yet to handle such an event that is on the bus: they have not come to it, are at it, or gave up on it.
 * An event still in its writer's outbox is not on the bus; look there first.
 */
export async function groupsBehind(redis: Redis, which: Which, groups: readonly string[]): Promise<string[]> {
  const { producer } = which.definition;
  const published = await idsOf(redis, streamOf(producer), which);
  const behind = await Promise.all(
    groups.map(async (group) => {
      if ((await idsOf(redis, deadLettersOf(producer, group), which)).length > 0) return true;
      const replayed = await idsOf(redis, replaysOf(producer, group), which);
      return (
        (await hasInHand(redis, streamOf(producer), group, published)) ||
        hasInHand(redis, replaysOf(producer, group), group, replayed)
      );
    }),
  );
  return groups.filter((_, index) => behind[index]);
}

/** Puts such events back in front of those of the groups that gave up on them before `before`. @returns how many */
export async function retryGivenUp(
  redis: Redis,
  which: Which,
  groups: readonly string[],
  before: Date,
): Promise<number> {
  const { producer } = which.definition;
  let count = 0;
  for (const group of groups) {
    for (const id of await idsOf(redis, deadLettersOf(producer, group), which)) {
      if (Number(id.split('-')[0]) >= before.getTime()) continue;
      if (await replayDeadLetter(redis, { producer, group, id })) count += 1;
    }
  }
  return count;
}

async function idsOf(redis: Redis, stream: string, { definition, entityId }: Which): Promise<string[]> {
  const wanted = new Set([definition.type]);
  const ids: string[] = [];
  for await (const entry of streamEntries(redis, stream)) {
    const body = bodyOf(entry);
    // What does not name it need not be parsed.
    if (!body?.includes(entityId)) continue;
    const incoming = readIncoming(body, { subscribed: wanted, producer: producerOf(stream) });
    if (incoming.kind === 'event' && incoming.event.entityId === entityId) ids.push(entry[0]);
  }
  return ids;
}

/** A group that has never read has everything before it. */
async function hasInHand(redis: Redis, stream: string, group: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const last = (await groupInfos(redis, stream)).find(({ name }) => name === group)?.lastDelivered;
  if (last === undefined || ids.some((id) => compareStreamIds(id, last) > 0)) return true;
  const pending = await Promise.all(ids.map((id) => redis.xpending(stream, group, id, id, 1)));
  return pending.some((found) => found.length > 0);
}
