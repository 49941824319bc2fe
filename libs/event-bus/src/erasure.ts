import { type EventDefinition, producers } from '@memory/events';
import type { Redis } from 'ioredis';
import { replayDeadLetter } from './dead-letters.ts';
import { parseEvent } from './parse-event.ts';
import { deadLetterStreamKey, eventStreamKey, producerOfStream, replayStreamKey } from './redis/redis-keys.ts';
import { compareStreamIds, envelopeJsonOf, readStreamEntries, streamIdTimeMs } from './redis/stream-entries.ts';
import { readConsumerGroups, readGroupNames } from './redis/stream-groups.ts';

/**
 * Deletes every stream entry that contains a user's id: handled and unhandled events, dead letters and replays. A consumer with a pending delivery of
 * a deleted entry acknowledges the delivery without calling the handler.
 * @returns the number of deleted entries
 */
export async function deleteEventsOfUser(redis: Redis, userId: string): Promise<number> {
  let deleted = 0;
  for (const stream of await listAllStreams(redis)) {
    const ids: string[] = [];
    for await (const [id, fields] of readStreamEntries(redis, stream))
      if (fields?.some((field) => field.includes(userId))) ids.push(id);
    if (ids.length > 0) deleted += await redis.xdel(stream, ...ids);
  }
  return deleted;
}

/**
 * Returns the keys of the streams to search. They are derived from the consumer groups of each producer's stream, because the service's
 * Redis user may not execute SCAN, which lists the keys of all services.
 */
async function listAllStreams(redis: Redis): Promise<string[]> {
  const streams = await Promise.all(
    producers.map(async (producer) => {
      const groups = await readGroupNames(redis, eventStreamKey(producer));
      return [
        eventStreamKey(producer),
        ...groups.flatMap((group) => [deadLetterStreamKey(producer, group), replayStreamKey(producer, group)]),
      ];
    }),
  );
  return streams.flat();
}

/** Identifies the events of one type about one entity. */
interface EntityEventSelector {
  definition: EventDefinition;
  entityId: string;
}

/**
 * Returns the consumer groups in which an event that matches the reference is undelivered, pending or a dead letter. Events that are still in the
 * producer's outbox are not found, because they are not in Redis yet.
 * @param publishedIds the ids of the matching events in `published_event`: an event that Redis has lost is undelivered in all groups
 */
export async function findGroupsWithUnhandledEvents(
  redis: Redis,
  reference: EntityEventSelector,
  groups: readonly string[],
  publishedIds: readonly string[] = [],
): Promise<string[]> {
  const { producer } = reference.definition;
  const entries = await findEntries(redis, eventStreamKey(producer), reference);
  if (publishedIds.some((eventId) => !entries.some((entry) => entry.eventId === eventId))) return [...groups];
  const entryIds = entries.map(({ id }) => id);
  const isLagging = await Promise.all(
    groups.map(async (group) => {
      if ((await findEntryIds(redis, deadLetterStreamKey(producer, group), reference)).length > 0) return true;
      const replayIds = await findEntryIds(redis, replayStreamKey(producer, group), reference);
      return (
        (await hasUnhandledEntry(redis, eventStreamKey(producer), group, entryIds)) ||
        hasUnhandledEntry(redis, replayStreamKey(producer, group), group, replayIds)
      );
    }),
  );
  return groups.filter((_, index) => isLagging[index]);
}

/**
 * Replays the dead letters that match the reference and that failed before `failedBefore`.
 * @returns the number of replayed dead letters
 */
export async function replayDeadLettersOfEntity(
  redis: Redis,
  reference: EntityEventSelector,
  groups: readonly string[],
  failedBefore: Date,
): Promise<number> {
  const { producer } = reference.definition;
  let count = 0;
  for (const group of groups) {
    for (const id of await findEntryIds(redis, deadLetterStreamKey(producer, group), reference)) {
      if (streamIdTimeMs(id) >= failedBefore.getTime()) continue;
      if (await replayDeadLetter(redis, { producer, group, id })) count += 1;
    }
  }
  return count;
}

const findEntryIds = async (redis: Redis, stream: string, reference: EntityEventSelector): Promise<string[]> =>
  (await findEntries(redis, stream, reference)).map(({ id }) => id);

interface FoundEntry {
  /** The id of the stream entry. */
  id: string;
  eventId: string;
}

async function findEntries(
  redis: Redis,
  stream: string,
  { definition, entityId }: EntityEventSelector,
): Promise<FoundEntry[]> {
  const subscribed = new Set([definition.type]);
  const found: FoundEntry[] = [];
  for await (const entry of readStreamEntries(redis, stream)) {
    const json = envelopeJsonOf(entry);
    // An entry whose text does not contain the entity's id cannot be about the entity. Such entries are skipped unparsed, because parsing is slow.
    if (!json?.includes(entityId)) continue;
    const parsed = parseEvent(json, { subscribed, producer: producerOfStream(stream) });
    if (parsed.kind === 'event' && parsed.event.entityId === entityId)
      found.push({ id: entry[0], eventId: parsed.event.id });
  }
  return found;
}

/** Whether any of the entries `ids` is undelivered or pending. In a group that does not exist yet, every entry is undelivered. */
async function hasUnhandledEntry(
  redis: Redis,
  stream: string,
  group: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const lastDeliveredId = (await readConsumerGroups(redis, stream)).find(({ name }) => name === group)?.lastDeliveredId;
  if (lastDeliveredId === undefined || ids.some((id) => compareStreamIds(id, lastDeliveredId) > 0)) return true;
  const pending = await Promise.all(ids.map((id) => redis.xpending(stream, group, id, id, 1)));
  return pending.some((entries) => entries.length > 0);
}
