import type { Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { bodyOf, type Delivery, type StreamEntry } from './delivery.ts';
import { deadLettersOf, EVENT_FIELD, producerOf, replaysOf } from './stream-keys.ts';

/** Long enough to understand, short enough that a failure quoting its input does not fill the stream. */
const LONGEST_ERROR = 500;

export interface DeadLetter {
  id: string;
  /** The envelope as it was published, as JSON text: it may be what could not be read. */
  event: string;
  error: string;
  deliveries: number;
  failedAt: Date;
}

/** Where a group's dead letters of one producer are. */
export interface Place {
  producer: Producer;
  group: string;
}

/** Moves a delivery to the group's dead letters, in one step: it is always in one place and only one. */
export async function bury(
  redis: Redis,
  group: string,
  { stream, id, body }: Delivery,
  deliveries: number,
  error: string,
): Promise<void> {
  const letter = {
    [EVENT_FIELD]: body ?? '',
    group,
    error: error.slice(0, LONGEST_ERROR),
    deliveries: String(deliveries),
  };
  await redis
    .multi()
    .xadd(deadLettersOf(producerOf(stream), group), '*', ...Object.entries(letter).flat())
    .xack(stream, group, id)
    .exec();
}

/** Every producer and group that has dead letters, or had some. */
export async function placesOfDeadLetters(redis: Redis): Promise<Place[]> {
  const places: Place[] = [];
  for await (const keys of redis.scanStream({ match: deadLettersOf('*' as Producer, '*'), count: 1_000 })) {
    for (const key of keys as string[]) {
      const [, producer, , group] = key.split(':') as [string, Producer, string, string];
      places.push({ producer, group });
    }
  }
  return places;
}

/** What a group gave up on, oldest first. `after` is the id of the last one seen. */
export async function listDeadLetters(
  redis: Redis,
  { producer, group }: Place,
  { after, limit = 100 }: { after?: string; limit?: number } = {},
): Promise<DeadLetter[]> {
  const entries = (await redis.xrange(
    deadLettersOf(producer, group),
    after ? `(${after}` : '-',
    '+',
    'COUNT',
    limit,
  )) as StreamEntry[];
  return entries.map(([id, fields]) => {
    const field = (name: string): string => fields?.[fields.indexOf(name) + 1] ?? '';
    return {
      id,
      event: field(EVENT_FIELD),
      error: field('error'),
      deliveries: Number(field('deliveries')),
      failedAt: new Date(Number(id.split('-')[0])),
    };
  });
}

/** Puts a dead letter back in front of its group, and of no other. @returns whether there was one with this id */
export async function replayDeadLetter(
  redis: Redis,
  { producer, group, id }: Place & { id: string },
): Promise<boolean> {
  const letters = deadLettersOf(producer, group);
  const [entry] = (await redis.xrange(letters, id, id)) as StreamEntry[];
  if (!entry) return false;
  await redis
    .multi()
    .xadd(replaysOf(producer, group), '*', EVENT_FIELD, bodyOf(entry) ?? '')
    .xdel(letters, id)
    .exec();
  return true;
}
