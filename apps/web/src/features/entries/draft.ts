import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import { deleteAllPendingUploads } from '../media/pending-uploads.ts';
import type { EntryBody } from './entry-body.ts';

/** What is being written and not yet saved. The URLs are of files already uploaded. */
export interface Draft {
  title: string;
  content: string;
  extractedText: string;
  /** Its writer has emptied it: what is found in the files stays away. */
  extractedTextCleared: boolean;
  originalAudioUrl: string | null;
  originalImageUrl: string | null;
  mediaFiles: DraftFile[];
  isPublic: boolean;
  location: string;
  latitude: string | null;
  longitude: string | null;
  /** What the browser itself heard during the recording; used where the server hears nothing. */
  browserTranscript: string;
  /** An attempt to save whose outcome nobody knows: the connection broke before the answer. */
  attempt: { key: string; body: EntryBody } | null;
  /** Its writer has said to save it: it is sent as soon as that is possible. */
  saveRequested: boolean;
}

export interface DraftFile {
  url: string;
  type: string;
  name: string;
}

export const emptyDraft: Draft = {
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

const PREFIX = 'memory.draft.';

export const draftStorageKey = (userId: string): string => PREFIX + userId;

/** Where the changes to an entry that is being edited are kept. */
export const editStorageKey = (userId: string, entryId: string): string => `${PREFIX}${userId}.${entryId}`;

/** The draft this person left on this device. */
export function loadDraft(userId: string): Draft {
  const kept = safeLocalStorage.read(draftStorageKey(userId));
  return kept === null ? emptyDraft : { ...emptyDraft, ...(JSON.parse(kept) as Partial<Draft>) };
}

export function storeDraft(userId: string, draft: Draft): void {
  if (isEmptyDraft(draft)) safeLocalStorage.remove(draftStorageKey(userId));
  else safeLocalStorage.write(draftStorageKey(userId), JSON.stringify(draft));
}

export function isEmptyDraft(draft: Draft): boolean {
  const { mediaFiles, ...rest } = draft;
  return (
    mediaFiles.length === 0 &&
    Object.entries(rest).every(([field, value]) => value === emptyDraft[field as keyof Draft])
  );
}

/** Told to the other tabs before drafts are forgotten: there, what somebody is in the middle of stays in the page, out of sight. */
export const SIGNING_OUT_KEY = 'memory.leaving';

/** Nothing that was being written stays on a shared computer. */
export async function deleteDraftsAndPendingUploads(): Promise<void> {
  safeLocalStorage.write(SIGNING_OUT_KEY, String(Date.now()));
  for (const key of safeLocalStorage.keys()) {
    if (key.startsWith(PREFIX)) safeLocalStorage.remove(key);
  }
  safeLocalStorage.remove(SIGNING_OUT_KEY);
  await deleteAllPendingUploads();
}
