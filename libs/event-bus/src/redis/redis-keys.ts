import type { Producer } from '@memory/events';

/** Redis pub/sub channel for the progress of media jobs. Redis stores no messages: only current subscribers receive them. */
export const MEDIA_PROGRESS_CHANNEL = 'live:media-progress';

/** The field of a stream entry that holds the event's envelope as JSON. */
export const STREAM_EVENT_FIELD = 'event';

/** The stream of all events that a service publishes. */
export const eventStreamKey = (producer: Producer): string => `events:${producer}`;

/** The stream of events that a consumer group failed to handle. */
export const deadLetterStreamKey = (producer: Producer, group: string): string => `events:${producer}:dead:${group}`;

/** The stream of dead letters to be handled again, by this consumer group only: the other groups have handled the events. */
export const replayStreamKey = (producer: Producer, group: string): string => `events:${producer}:replay:${group}`;

/** The key of the lease that the replica holds which reads for a consumer group. */
export const leaseKey = (group: string): string => `events:lease:${group}`;

/** Returns the producer of the events in a stream, from the key of an event, dead letter or replay stream. */
export const producerOfStream = (stream: string): Producer => stream.split(':')[1] as Producer;
