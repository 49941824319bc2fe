import type { Entry, NewEntry } from '@memory/contracts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { type EntryDraft, entryContent, entryTitle, type SaveAttempt } from '../draft.ts';

/**
 * The request body that creates an entry from a draft. If the author typed no content, the text extracted from the photo or the recording
 * becomes the content. If the author typed no title, the first words of the content become the title.
 */
export function createEntryBody(draft: EntryDraft) {
  return {
    title: entryTitle(draft),
    content: entryContent(draft),
    extractedText: draft.extractedText,
    textRemoved: draft.extractedTextCleared && draft.extractedText === '',
    originalAudioUrl: draft.originalAudioUrl,
    originalImageUrl: draft.originalImageUrl,
    privacyLevel: draft.privacyLevel,
    isPublic: draft.privacyLevel === 'public',
    language: 'en',
    mediaFiles: draft.mediaFiles.map(({ url }) => url),
    location: draft.location.trim() || null,
    latitude: draft.latitude,
    longitude: draft.longitude,
    weather: null,
  } satisfies NewEntry;
}

/** Returns the fields of `after` whose values differ from those in `before`; null when all fields are equal. */
export function changedEntryFields(before: NewEntry, after: NewEntry): Partial<NewEntry> | null {
  const fields = (Object.keys(after) as (keyof NewEntry)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, after[field]]));
}

/**
 * Creates the entry of a save attempt. A repeated attempt sends its first body under the same idempotency key, so that it creates no
 * second entry; fields edited since then are sent as a PATCH to the entry that the attempt created.
 * @param body the request body for the current draft, which may differ from the body of the first attempt
 * @param onCreated called once the entry exists, before the PATCH
 * @throws ApiRequestError, or a TypeError if the server cannot be reached
 */
export async function createEntry(attempt: SaveAttempt, body: NewEntry, onCreated: () => void): Promise<Entry> {
  const entry = await unwrapResponse(
    api.POST('/api/journal-entries', { body: attempt.body, headers: { 'Idempotency-Key': attempt.key } }),
  );
  onCreated();
  const changes = changedEntryFields(attempt.body, body);
  return changes
    ? unwrapResponse(api.PATCH('/api/journal-entries/{id}', { params: { path: { id: entry.id } }, body: changes }))
    : entry;
}
