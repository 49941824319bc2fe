import type { Draft } from './draft.ts';

export type EntryBody = ReturnType<typeof createEntryBody>;

/** What is sent for a draft: the typed text, or else what was read from the photo or the recording. */
export function createEntryBody(draft: Draft) {
  return {
    title: draft.title.trim(),
    content: draft.content.trim() === '' ? draft.extractedText : draft.content,
    extractedText: draft.extractedText,
    textRemoved: draft.extractedTextCleared && draft.extractedText === '',
    originalAudioUrl: draft.originalAudioUrl,
    originalImageUrl: draft.originalImageUrl,
    isPublic: draft.isPublic,
    language: 'en' as const,
    mediaFiles: draft.mediaFiles.map(({ url }) => url),
    location: draft.location.trim() || null,
    latitude: draft.latitude,
    longitude: draft.longitude,
    weather: null,
  };
}

/** What of a memory that was sent as `before` has to be changed to make it `now`; null where nothing has. */
export function changedFields(before: EntryBody, now: EntryBody): Partial<EntryBody> | null {
  const fields = (Object.keys(now) as (keyof EntryBody)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, now[field]]));
}
