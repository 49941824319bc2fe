import type { Entry } from '@memory/contracts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { changedFields, type EntryBody } from '../entry-body.ts';

/** An attempt to save, with what was sent for it. The key makes that a repeat of it creates nothing. */
export interface SaveAttempt {
  key: string;
  body: EntryBody;
}

/**
 * Saves a memory once, however often it is called. An attempt whose answer was lost is repeated as it was; what has been changed
 * since is then changed in the memory that it made.
 * @param onCreated from here on there is a memory, whatever becomes of the changes
 */
export async function createEntry({ key, body }: SaveAttempt, now: EntryBody, onCreated: () => void): Promise<Entry> {
  const entry = await unwrapResponse(api.POST('/api/journal-entries', { body, headers: { 'Idempotency-Key': key } }));
  onCreated();
  const changes = changedFields(body, now);
  return changes
    ? unwrapResponse(api.PATCH('/api/journal-entries/{id}', { params: { path: { id: entry.id } }, body: changes }))
    : entry;
}
