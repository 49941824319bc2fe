import { useEffect, useRef, useState } from 'react';
import type { AttachedFile } from '../media/attached-file.ts';
import { draftStorageName, type EntryDraft, emptyDraft, loadDraft, storeDraft } from './draft.ts';

/**
 * The draft of the new entry. It is stored at every change and shared by all open tabs: when one tab saves the draft as an entry, the other
 * tabs show an empty form. A tab stores only the changes made in that tab, because storing a draft read from another tab could undo what
 * the user types there.
 */
export function useDraft() {
  const [draft, setDraft] = useState(loadDraft);
  const latest = useRef(draft);
  const update = (change: (before: EntryDraft) => EntryDraft): void => {
    latest.current = change(latest.current);
    storeDraft(latest.current);
    setDraft(latest.current);
  };
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (key !== null && key === draftStorageName()) setDraft((latest.current = loadDraft()));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
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
