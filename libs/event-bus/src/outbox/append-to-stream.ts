import type { Envelope, Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { eventStreamKey, STREAM_EVENT_FIELD } from '../redis/redis-keys.ts';
import { splitStreamId } from '../redis/stream-entries.ts';

/**
 * Adds events to a stream, unless the last id of the stream is lower than ARGV[1]-ARGV[2]. One script does the check and adds the entries, because
 * Redis can lose its data between two commands, and a new event must not come before the lost events. The last id of a stream survives the deletion
 * of its entries.
 */
const APPEND = `
local last_time, last_sequence = 0, 0
if redis.call('EXISTS', KEYS[1]) == 1 then
  local info = redis.call('XINFO', 'STREAM', KEYS[1])
  for i = 1, #info, 2 do
    if info[i] == 'last-generated-id' then
      local time, sequence = string.match(info[i + 1], '(%d+)-(%d+)')
      last_time, last_sequence = tonumber(time), tonumber(sequence)
    end
  end
end
local time, sequence = tonumber(ARGV[1]), tonumber(ARGV[2])
if last_time < time or (last_time == time and last_sequence < sequence) then return false end
local ids = {}
for i = 3, #ARGV do ids[i - 2] = redis.call('XADD', KEYS[1], '*', '${STREAM_EVENT_FIELD}', ARGV[i]) end
return ids`;

/**
 * Appends events to their producer's stream, in order. Either all events are appended or none.
 * @param lastPublishedId the id of the entry that was last added to the stream; null when this id is not known
 * @returns the ids of the new entries; null when Redis has lost the entry `lastPublishedId`, in which case no event is appended
 * @throws the error of Redis
 */
export async function appendToStream(
  redis: Redis,
  producer: Producer,
  envelopes: readonly Envelope[],
  lastPublishedId: string | null,
): Promise<string[] | null> {
  const texts = envelopes.map((envelope) => JSON.stringify(envelope));
  const position = splitStreamId(lastPublishedId ?? '0-0');
  return (await redis.eval(APPEND, 1, eventStreamKey(producer), ...position, ...texts)) as string[] | null;
}

/** Appends events to their producer's stream, in order. For tests: services write to their outbox. */
export async function publishEnvelopes(
  redis: Redis,
  producer: Producer,
  envelopes: readonly Envelope[],
): Promise<void> {
  await appendToStream(redis, producer, envelopes, null);
}
