import { accountDeleted } from './account-deleted.ts';
import { accountRegistered } from './account-registered.ts';
import { entryCreated, entryUpdated } from './entry-changes.ts';
import { entryDeleted } from './entry-deleted.ts';
import { entryFilesReleased } from './entry-files-released.ts';
import type { EventDefinition } from './envelope.ts';
import { friendshipChanged } from './friendship-changed.ts';
import { greetingChanged } from './greeting-changed.ts';
import { mediaProcessed } from './media-processed.ts';
import { profileUpdated } from './profile-updated.ts';
import { recordingConverted } from './recording-converted.ts';
import { relationChanged } from './relation-changed.ts';
import { securityRecorded } from './security-recorded.ts';
import { sessionsRevoked } from './sessions-revoked.ts';
import { vocabularyChanged } from './vocabulary-changed.ts';

/** All events of the product, by type. A new event needs its own file and a line here. */
export const eventCatalog: ReadonlyMap<string, EventDefinition> = new Map<string, EventDefinition>(
  [
    accountRegistered,
    accountDeleted,
    profileUpdated,
    friendshipChanged,
    relationChanged,
    sessionsRevoked,
    mediaProcessed,
    recordingConverted,
    entryCreated,
    entryUpdated,
    entryDeleted,
    entryFilesReleased,
    greetingChanged,
    vocabularyChanged,
    ...Object.values(securityRecorded),
  ].map((event) => [event.type, event]),
);
