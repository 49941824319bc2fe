import {
  type Entry,
  fileIdFromMediaUrl,
  type FileKind,
  journalRoutes,
  mediaUrl,
  type MissingPart,
  type NewGreeting,
  type Stamp,
} from '@memory/contracts';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { JournalApp } from './journal-app.ts';

export type EntryDraft = Partial<z.input<typeof journalRoutes.createEntry.body>>;

/** Creates an account at the fake social-svc, without publishing `account.registered`. @returns the user's id */
export function createUser(journal: JournalApp, firstName = 'Mei'): string {
  const id = uuidv7();
  journal.social.cards.set(id, {
    id,
    username: `u-${id}`,
    firstName,
    lastName: null,
    profileImageUrl: null,
    version: 1,
  });
  return id;
}

/** Creates a file at the fake media-svc. @returns its media URL */
export function createFile(
  journal: JournalApp,
  ownerId: string,
  kind: FileKind = 'audio',
  contentType = 'audio/mp4',
  missing?: MissingPart,
): string {
  const id = uuidv4();
  journal.media.files.set(id, { id, ownerId, kind, contentType, ...(missing && { missing }) });
  return mediaUrl(id);
}

/** Creates an entry through the HTTP route. */
export async function createEntry(journal: JournalApp, authorId: string, draft: EntryDraft = {}): Promise<Entry> {
  const response = await journal.request(authorId, {
    method: 'POST',
    url: '/api/journal-entries',
    payload: { title: '今天', ...draft },
  });
  if (response.statusCode !== 201) throw new Error(`entry not created: ${response.statusCode} ${response.body}`);
  return journalRoutes.createEntry.response.body.parse(response.json());
}

/** Creates a recording of this length at the fake media-svc. @returns its media URL */
export function createRecording(journal: JournalApp, ownerId: string, durationSeconds: number | null = 4): string {
  const url = createFile(journal, ownerId);
  const id = fileIdFromMediaUrl(url);
  journal.media.files.set(id, { ...journal.media.files.get(id)!, durationSeconds });
  return url;
}

/** Gives a greeting through the HTTP route. @returns the response */
export const giveGreeting = (
  journal: JournalApp,
  giverId: string,
  entryId: string,
  greeting: Stamp | NewGreeting = 'good',
) => {
  const payload = typeof greeting === 'string' ? { stamp: greeting } : greeting;
  return journal.request(giverId, { method: 'POST', url: `/api/journal-entries/${entryId}/greetings`, payload });
};

/**
 * Returns the data of all events of one type about an entity, published or not. One statement, because the relay may
 * move an event from the outbox to the published ones between two.
 */
export async function eventsAbout(journal: JournalApp, type: string, entityId: string): Promise<unknown[]> {
  const rows = await journal.database.$queryRaw<{ data: unknown }[]>`
    SELECT data FROM (SELECT sequence, type, entity_id, data FROM outbox
                      UNION ALL SELECT sequence, type, entity_id, data FROM published_event) event
    WHERE type = ${type} AND entity_id = ${entityId}
    ORDER BY sequence`;
  return rows.map(({ data }) => data);
}
