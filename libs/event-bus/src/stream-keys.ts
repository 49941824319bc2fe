import type { Producer } from '@memory/events';

/** The stream with every event a service writes. */
export const streamOf = (producer: Producer): string => `events:${producer}`;

/** Events a group gave up on. */
export const deadLettersOf = (producer: Producer, group: string): string => `events:${producer}:dead:${group}`;

/** Dead letters that were put back, for one group alone: the others have handled them long ago. */
export const replaysOf = (producer: Producer, group: string): string => `events:${producer}:replay:${group}`;

/** Held by the one replica of a group that reads. */
export const leaseOf = (group: string): string => `events:lease:${group}`;

/** The producer a stream (of events, dead letters or replays) belongs to. */
export const producerOf = (stream: string): Producer => stream.split(':')[1] as Producer;

/** The one field of an entry in a stream; its value is the envelope as JSON. */
export const EVENT_FIELD = 'event';
