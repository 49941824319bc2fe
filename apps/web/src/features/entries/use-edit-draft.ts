import type { Entry } from '@memory/contracts';
import { useEffect, useState } from 'react';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import type { AttachedFile } from '../media/attached-file.ts';
import { editStorageKey } from './draft.ts';

/** The editable fields of an entry and the version that the edit started from. */
export interface EditDraft {
  title: string;
  content: string;
  mediaFiles: AttachedFile[];
  version: number;
}

/** The unchanged edit of an entry. */
export function editDraftFrom({ title, content, mediaFiles, version }: Entry): EditDraft {
  return { title, content, mediaFiles: mediaFiles.map((file) => ({ ...file, name: '' })), version };
}

function isEdited(edit: EditDraft, original: EditDraft): boolean {
  const urls = ({ mediaFiles }: EditDraft): string => mediaFiles.map(({ url }) => url).join(' ');
  return edit.title !== original.title || edit.content !== original.content || urls(edit) !== urls(original);
}

/** State of an entry's edit form. Unsaved changes are stored on this device, so that a reload or a crash loses none. */
export function useEditDraft(entry: Entry) {
  const storageKey = editStorageKey(entry.userId, entry.id);
  const [original] = useState(() => editDraftFrom(entry));
  const [edit, setEdit] = useState<EditDraft>(() => loadEdit(storageKey) ?? original);
  const [isDiscarded, setDiscarded] = useState(false);
  const isDirty = isEdited(edit, original);
  useEffect(() => {
    if (isDiscarded || !isDirty) safeLocalStorage.remove(storageKey);
    else safeLocalStorage.write(storageKey, JSON.stringify(edit));
  }, [storageKey, edit, isDirty, isDiscarded]);
  return {
    edit,
    isDirty,
    changeEdit: (changes: Partial<EditDraft>) => setEdit((before) => ({ ...before, ...changes })),
    addFile: (file: AttachedFile) => setEdit((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** Deletes the stored changes, after they were saved or given up. */
    discard: () => {
      setDiscarded(true);
      safeLocalStorage.remove(storageKey);
    },
  };
}

function loadEdit(storageKey: string): EditDraft | null {
  const json = safeLocalStorage.read(storageKey);
  return json === null ? null : (JSON.parse(json) as EditDraft);
}
