import type { Entry } from '@memory/contracts';
import { useEffect, useMemo, useState } from 'react';
import type { AttachedFile } from '../../capture/index.ts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import type { EntryDraft } from './draft.ts';
import { draftStorage, loadDraftStorage } from './lazy-draft-storage.ts';
import { SharedDraft } from './shared-draft.ts';

/** Changed fields of a draft, or a function that returns them for the latest draft; null to change nothing. */
export type DraftChanges = Partial<EntryDraft> | ((latest: EntryDraft) => Partial<EntryDraft> | null);

/**
 * The draft of the new entry, which is stored at every change and shared by all open tabs. The functions are the same at each render, so that a part
 * of the form that shows nothing of a change need not render.
 */
export function useDraft() {
  const [shared] = useState(() => new SharedDraft());
  const [draft, setDraft] = useState(shared.current);
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
    // Another tab may have stored something since the first render, which read the draft.
    catchUp();
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
  const actions = useMemo(() => {
    const change = (changes: DraftChanges, mark: Partial<EntryDraft>): void => {
      shared.change((before) => {
        const changed = typeof changes === 'function' ? changes(before) : changes;
        return changed ? { ...before, ...changed, ...mark } : before;
      });
      setDraft(shared.current);
    };
    /** Applies changes that the app made, such as a finished upload. They do not cancel a queued save. */
    const changeDraft = (changes: DraftChanges): void => change(changes, {});
    return {
      changeDraft,
      /** Applies changes that the author made. They cancel a queued save, so the author has to press Save again. */
      editDraft: (changes: DraftChanges): void => change(changes, { saveRequested: false }),
      /**
       * Appends an uploaded file to the latest draft. The draft of the last render may be older, because an upload may end while the author
       * types.
       */
      addFile: (file: AttachedFile) => changeDraft(({ mediaFiles }) => ({ mediaFiles: [...mediaFiles, file] })),
      /** Sets the text extracted from a photo or a recording. If the author has typed no content, the text becomes the content too. */
      setExtractedText: (extractedText: string) =>
        changeDraft(({ content }) => ({
          extractedText,
          extractedTextCleared: false,
          content: content === '' ? extractedText : content,
        })),
      /** Empties the draft that was saved as this entry. */
      clearDraft: (entry: Pick<Entry, 'title' | 'content'>): void => {
        shared.clear(entry);
        setDraft(shared.current);
      },
    };
  }, [shared]);
  return { draft, ...actions };
}
