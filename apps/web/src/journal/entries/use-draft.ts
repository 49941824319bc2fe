import type { Entry } from '@memory/contracts';
import { useEffect, useState } from 'react';
import type { AttachedFile } from '../../capture/index.ts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { EntryDraft } from './draft.ts';
import { draftStorage, loadDraftStorage } from './lazy-draft-storage.ts';
import { SharedDraft } from './shared-draft.ts';

/** The draft of the new entry, which is stored at every change and shared by all open tabs. */
export function useDraft() {
  const [shared] = useState(() => new SharedDraft());
  const [draft, setDraft] = useState(shared.current);
  const update = (change: (before: EntryDraft) => EntryDraft): void => {
    shared.change(change);
    setDraft(shared.current);
  };
  useEffect(() => {
    const handleStorage = ({ key, oldValue }: StorageEvent): void => {
      if (key === null || key !== draftStorage()?.draftStorageName()) return;
      shared.followChange(oldValue);
      setDraft(shared.current);
    };
    // The browser reports no changes to a suspended tab, so the tab reads the stored draft when the user turns to it.
    const catchUp = (): void => {
      shared.follow();
      setDraft(shared.current);
    };
    window.addEventListener('storage', handleStorage);
    window.addEventListener('focus', catchUp);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('focus', catchUp);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [shared]);
  useEffect(() => {
    if (draftStorage()) return;
    void ignoreStorageErrors<void>(async () => {
      await loadDraftStorage();
      shared.storeEarlyChanges();
      setDraft(shared.current);
    }, undefined);
  }, [shared]);
  return {
    draft,
    changeDraft: (changes: Partial<EntryDraft>) => update((before) => ({ ...before, ...changes })),
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
    /** Empties the draft that was saved as this entry. */
    clearDraft: (entry: Pick<Entry, 'title' | 'content'>): void => {
      shared.clear(entry);
      setDraft(shared.current);
    },
  };
}
