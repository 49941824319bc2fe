import { useEffect, useRef, useState } from 'react';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { AttachedFile } from '../media/attached-file.ts';
import { type EntryDraft, emptyDraft, isEmptyDraft } from './draft.ts';
import { draftStorage, loadDraftStorage } from './lazy-draft-storage.ts';

/**
 * The draft of the new entry. It is stored at every change and shared by all open tabs: when one tab saves the draft as an entry, the other
 * tabs show an empty form. A tab stores only the changes made in that tab, because storing a draft read from another tab could undo what
 * the user types there.
 */
export function useDraft() {
  const [draft, setDraft] = useState(() => draftStorage()?.loadDraft() ?? emptyDraft);
  const latest = useRef(draft);
  const update = (change: (before: EntryDraft) => EntryDraft): void => {
    latest.current = change(latest.current);
    draftStorage()?.storeDraft(latest.current);
    setDraft(latest.current);
  };
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      const storage = draftStorage();
      if (storage && key !== null && key === storage.draftStorageName())
        setDraft((latest.current = storage.loadDraft()));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  useEffect(() => {
    if (draftStorage()) return;
    void ignoreStorageErrors<void>(async () => {
      const storage = await loadDraftStorage();
      // Nothing was stored when the page was loaded (`withStoredDraft`), so what the author has typed until now is the draft.
      if (isEmptyDraft(latest.current)) setDraft((latest.current = storage.loadDraft()));
      else storage.storeDraft(latest.current);
    }, undefined);
  }, []);
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
    clearDraft: () => update(() => emptyDraft),
  };
}
