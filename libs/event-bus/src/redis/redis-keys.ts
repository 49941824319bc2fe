import type { Producer } from '@memory/events';

/** The Redis pub/sub channel for the progress of media jobs. Redis stores no messages; only current subscribers receive them. */
export const MEDIA_PROGRESS_CHANNEL = 'live:media-progress';

/** The field of a stream entry that holds the event's envelope as JSON. */
export const STREAM_EVENT_FIELD = 'event';

/** Returns the key of the stream with all events that a service publishes. */
export const eventStreamKey = (producer: Producer): string => `events:${producer}`;

/** Returns the key of the stream with the events that a consumer group failed to handle. */
export const deadLetterStreamKey = (producer: Producer, group: string): string => `events:${producer}:dead:${group}`;

/**
 * Returns the key of the stream with dead letters that one consumer group handles again. Each group has its own stream, because the other groups have
 * already handled these events.
 */
export const replayStreamKey = (producer: Producer, group: string): string => `events:${producer}:replay:${group}`;

/** Returns the key of the lease that allows one replica to read for a consumer group. */
export const leaseKey = (group: string): string => `events:lease:${group}`;

/** Returns the producer of the events in a stream, from the key of an event, dead letter or replay stream. */
export const producerOfStream = (stream: string): Producer => stream.split(':')[1] as Producer;
