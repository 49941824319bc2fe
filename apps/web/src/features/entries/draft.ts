import type { NewEntry } from '@memory/contracts';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import type { AttachedFile } from '../media/attached-file.ts';
import { deleteAllPendingUploads } from '../media/pending-uploads.ts';

/** The fields of a new entry that is not saved yet. URLs refer to files that are uploaded already. */
export interface EntryDraft {
  title: string;
  content: string;
  extractedText: string;
  /** Whether the author deleted the extracted text. The server must then not fill in the text again. */
  extractedTextCleared: boolean;
  originalAudioUrl: string | null;
  originalImageUrl: string | null;
  mediaFiles: AttachedFile[];
  isPublic: boolean;
  location: string;
  latitude: string | null;
  longitude: string | null;
  /** Transcript of the recording by the browser's speech recognition, which is used when the server returns no transcript. */
  browserTranscript: string;
  /** The save attempt that got no response, so that the entry may or may not exist on the server; null when there is none. */
  attempt: SaveAttempt | null;
  /** Whether the author pressed Save while saving was not possible. The draft is then saved automatically once saving is possible. */
  saveRequested: boolean;
}

/** The first request that saves a draft. Repeating this request under its idempotency key creates no second entry. */
export interface SaveAttempt {
  /** The idempotency key of the request that creates the entry. */
  key: string;
  body: NewEntry;
}

export const emptyDraft: EntryDraft = {
  title: '',
  content: '',
  extractedText: '',
  extractedTextCleared: false,
  originalAudioUrl: null,
  originalImageUrl: null,
  mediaFiles: [],
  isPublic: false,
  location: '',
  latitude: null,
  longitude: null,
  browserTranscript: '',
  attempt: null,
  saveRequested: false,
};

export function isEmptyDraft({ mediaFiles, ...rest }: EntryDraft): boolean {
  const isUnchanged = Object.entries(rest).every(([field, value]) => value === emptyDraft[field as keyof EntryDraft]);
  return mediaFiles.length === 0 && isUnchanged;
}

const PREFIX = 'memory.draft.';

/** The local storage key of a user's draft of a new entry. */
export const draftStorageKey = (userId: string): string => PREFIX + userId;

/** The local storage key of a user's unsaved changes to an existing entry. */
export const editStorageKey = (userId: string, entryId: string): string => `${PREFIX}${userId}.${entryId}`;

/** Maps field names of drafts that earlier versions of the app stored to the current field names. */
const renamedFields: Record<string, keyof EntryDraft> = {
  textRemoved: 'extractedTextCleared',
  heard: 'browserTranscript',
  toBeSaved: 'saveRequested',
};

/** Reads the user's draft of a new entry from local storage; returns an empty draft when none is stored. */
export function loadDraft(userId: string): EntryDraft {
  const json = safeLocalStorage.read(draftStorageKey(userId));
  if (json === null) return emptyDraft;
  const fields = Object.entries(JSON.parse(json) as object).map(([name, value]) => [
    renamedFields[name] ?? name,
    value,
  ]);
  return { ...emptyDraft, ...(Object.fromEntries(fields) as Partial<EntryDraft>) };
}

/** Writes the user's draft to local storage; an empty draft is deleted from local storage instead. */
export function storeDraft(userId: string, draft: EntryDraft): void {
  if (isEmptyDraft(draft)) safeLocalStorage.remove(draftStorageKey(userId));
  else safeLocalStorage.write(draftStorageKey(userId), JSON.stringify(draft));
}

/**
 * The local storage key that is written just before a sign-out deletes the drafts. It tells other tabs that the draft was not deleted
 * because of a save: they keep the text being typed, hidden, until the same user signs in again.
 */
export const SIGN_OUT_STORAGE_KEY = 'memory.leaving';

/** Deletes every draft, edit and pending upload on this device, which may be a shared computer. */
export async function deleteDraftsAndPendingUploads(): Promise<void> {
  safeLocalStorage.write(SIGN_OUT_STORAGE_KEY, String(Date.now()));
  for (const key of safeLocalStorage.keys()) {
    if (key.startsWith(PREFIX)) safeLocalStorage.remove(key);
  }
  safeLocalStorage.remove(SIGN_OUT_STORAGE_KEY);
  await deleteAllPendingUploads();
}
