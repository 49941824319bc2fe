import { type Entry, type FileKind, journalRoutes, mediaUrl } from '@memory/contracts';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { JournalApp } from './journal-app.ts';

export type Draft = Partial<z.input<typeof journalRoutes.createEntry.body>>;

/** A person with an account, whose news has not reached the journal yet. */
export function aPerson(journal: JournalApp, firstName = 'Mei'): string {
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

/** A file that its owner uploaded; gives back its URL. */
export function aFile(
  journal: JournalApp,
  ownerId: string,
  kind: FileKind = 'audio',
  contentType = 'audio/mp4',
): string {
  const id = uuidv4();
  journal.media.files.set(id, { id, ownerId, kind, contentType });
  return mediaUrl(id);
}

/** A memory, written through the service as anybody writes one. */
export async function anEntry(journal: JournalApp, authorId: string, draft: Draft = {}): Promise<Entry> {
  const answer = await journal.ask(authorId, {
    method: 'POST',
    url: '/api/journal-entries',
    payload: { title: '今天', ...draft },
  });
  if (answer.statusCode !== 201) throw new Error(`no entry: ${answer.statusCode} ${answer.body}`);
  return journalRoutes.createEntry.response.body.parse(answer.json());
}
