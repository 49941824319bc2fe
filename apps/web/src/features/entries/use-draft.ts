import { useEffect, useRef, useState } from 'react';
import type { AttachedFile } from '../media/attached-file.ts';
import { useSessionExpired } from '../session/session-expiry.ts';
import {
  type EntryDraft,
  draftStorageKey,
  emptyDraft,
  isEmptyDraft,
  loadDraft,
  SIGN_OUT_STORAGE_KEY,
  storeDraft,
} from './draft.ts';

/**
 * The draft of the new entry. It is stored at every change and shared by all open tabs: when one tab saves the draft as an entry, the other
 * tabs show an empty form. A tab stores only the changes made in that tab, because storing a draft read from another tab could undo what
 * the user types there.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => loadDraft(userId));
  const latest = useRef(draft);
  const update = (change: (before: EntryDraft) => EntryDraft): void => {
    latest.current = change(latest.current);
    storeDraft(userId, latest.current);
    setDraft(latest.current);
  };
  // True after a sign-out in another tab, which deleted the stored draft although the draft was not saved as an entry.
  const signedOutElsewhere = useRef(false);
  useEffect(() => {
    const handleStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === SIGN_OUT_STORAGE_KEY) signedOutElsewhere.current = true;
      if (key !== draftStorageKey(userId) || (signedOutElsewhere.current && newValue === null)) return;
      setDraft((latest.current = loadDraft(userId)));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [userId]);
  // After the same user has signed in again, this tab stores its draft again, unless a newer draft is stored.
  const sessionEnded = useSessionExpired();
  useEffect(() => {
    if (sessionEnded || !signedOutElsewhere.current) return;
    signedOutElsewhere.current = false;
    if (isEmptyDraft(loadDraft(userId))) storeDraft(userId, latest.current);
  }, [sessionEnded, userId]);
  return {
    draft,
    changeDraft: (changes: Partial<EntryDraft>) => {
      signedOutElsewhere.current = false;
      update((before) => ({ ...before, ...changes }));
    },
    /**
     * Appends an uploaded file to the latest draft. The draft of the last render may be older, because an upload may end while the author
     * types.
     */
    addFile: (file: AttachedFile) => update((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** Sets the text extracted from a photo or a recording. If the author has typed no content, the text becomes the content too. */
    setExtractedText: (extractedText: string) =>
      update((before) => ({
        ...before,
        extractedText,
        extractedTextCleared: false,
        content: before.content === '' ? extractedText : before.content,
      })),
    clearDraft: () => update(() => emptyDraft),
  };
}
