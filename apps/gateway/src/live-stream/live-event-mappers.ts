import { mediaUrl } from '@memory/contracts';
import {
  type Envelope,
  type EventData,
  type EventDefinition,
  entryCreated,
  entryDeleted,
  entryUpdated,
  friendshipChanged,
  greetingChanged,
  mediaProcessed,
  type MediaProgress,
  profileUpdated,
  vocabularyChanged,
} from '@memory/events';

/** A server-sent event that the gateway sends on all live streams of one user. */
export interface LiveEvent {
  userId: string;
  /** The value of the `event` field of the server-sent event. */
  name: string;
  /** The value of the `data` field of the server-sent event, before it is encoded as JSON. */
  data: object;
}

type MappedEvent = Pick<LiveEvent, 'userId' | 'data'>;
type EventMapper = (data: unknown) => MappedEvent;

const mapper = <Definition extends EventDefinition>(
  event: Definition,
  map: (data: EventData<Definition>) => MappedEvent,
): [string, EventMapper] => [event.type, (data) => map(data as EventData<Definition>)];

/**
 * Maps each type of bus event to a function. The function returns the user whose live streams receive the event, and the data to send.
 * Events of types that are not listed here are never sent to browsers.
 */
const eventMappers: ReadonlyMap<string, EventMapper> = new Map([
  mapper(mediaProcessed, ({ fileId, ownerId, job, status, extractedText }) => ({
    userId: ownerId,
    data: { fileId, url: mediaUrl(fileId), job, status, ...(extractedText === null ? {} : { text: extractedText }) },
  })),
  mapper(entryCreated, ({ authorId, ...change }) => ({ userId: authorId, data: change })),
  mapper(entryUpdated, ({ authorId, ...change }) => ({ userId: authorId, data: change })),
  mapper(entryDeleted, ({ authorId, entryId }) => ({ userId: authorId, data: { entryId } })),
  mapper(greetingChanged, ({ authorId, entryId }) => ({ userId: authorId, data: { entryId } })),
  mapper(friendshipChanged, ({ userId }) => ({ userId, data: {} })),
  mapper(profileUpdated, ({ userId }) => ({ userId, data: { userId } })),
  mapper(vocabularyChanged, ({ userId }) => ({ userId, data: {} })),
]);

export const liveEventTypes: ReadonlySet<string> = new Set(eventMappers.keys());

/** Converts a bus event to a live event; returns null for a bus event that is not sent to browsers. */
export function toLiveEvent({ type, data }: Envelope): LiveEvent | null {
  const map = eventMappers.get(type);
  return map ? { name: type, ...map(data) } : null;
}

/**
 * Converts the progress of a job to a live event. Job progress is not published on the event bus, so it is not replayed after a reconnect.
 */
export function toLiveProgressEvent({ ownerId, fileId, job, percent }: MediaProgress): LiveEvent {
  return { userId: ownerId, name: 'media.progress', data: { fileId, url: mediaUrl(fileId), job, percent } };
}
