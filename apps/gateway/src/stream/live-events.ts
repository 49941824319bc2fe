import { mediaUrl } from '@memory/contracts';
import {
  type Envelope,
  type EventData,
  type EventDefinition,
  entryCreated,
  entryDeleted,
  entryUpdated,
  mediaProcessed,
  type MediaProgress,
  profileUpdated,
} from '@memory/events';

/** What one person's pages are told. */
export interface LiveEvent {
  userId: string;
  name: string;
  data: object;
}

type Telling = (data: unknown) => { userId: string; data: object };

const tell = <Definition extends EventDefinition>(
  event: Definition,
  telling: (data: EventData<Definition>) => { userId: string; data: object },
): [string, Telling] => [event.type, (data) => telling(data as EventData<Definition>)];

/** Whom an event of the bus concerns, and what of it their pages are told. What is not here stays inside. */
const tellings: ReadonlyMap<string, Telling> = new Map([
  tell(mediaProcessed, ({ fileId, ownerId, job, status, extractedText }) => ({
    userId: ownerId,
    data: { fileId, url: mediaUrl(fileId), job, status, ...(extractedText === null ? {} : { text: extractedText }) },
  })),
  tell(entryCreated, ({ authorId, ...change }) => ({ userId: authorId, data: change })),
  tell(entryUpdated, ({ authorId, ...change }) => ({ userId: authorId, data: change })),
  tell(entryDeleted, ({ authorId, entryId }) => ({ userId: authorId, data: { entryId } })),
  tell(profileUpdated, ({ userId }) => ({ userId, data: { userId } })),
]);

export const liveEventTypes: ReadonlySet<string> = new Set(tellings.keys());

export function liveEventOf({ type, data }: Envelope): LiveEvent | null {
  const telling = tellings.get(type);
  return telling ? { name: type, ...telling(data) } : null;
}

/** Not of the bus: nobody is told it later. */
export function liveProgressOf({ ownerId, fileId, job, percent }: MediaProgress): LiveEvent {
  return { userId: ownerId, name: 'media.progress', data: { fileId, url: mediaUrl(fileId), job, percent } };
}
