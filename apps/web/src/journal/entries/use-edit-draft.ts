import type { Entry } from '@memory/contracts';
import { useEffect, useState } from 'react';
import type { AttachedFile } from '../../capture/index.ts';
import { deleteEdit, loadEdit, storeEdit } from './draft-storage.ts';

/** The fields of an existing entry while the author edits them, and the entry's version at the start of the edit. */
export interface EditDraft {
  title: string;
  content: string;
  mediaFiles: AttachedFile[];
  version: number;
}

/** An edit draft that contains the entry's current values. */
function editDraftFrom({ title, content, mediaFiles, version }: Entry): EditDraft {
  return { title, content, mediaFiles: mediaFiles.map((file) => ({ ...file, name: '' })), version };
}

function isEdited(edit: EditDraft, original: EditDraft): boolean {
  const urls = ({ mediaFiles }: EditDraft): string => mediaFiles.map(({ url }) => url).join(' ');
  return edit.title !== original.title || edit.content !== original.content || urls(edit) !== urls(original);
}

/** State of the form that edits an entry. Unsaved changes are stored on this device, so that a reload or a crash does not lose them. */
export function useEditDraft(entry: Entry) {
  const { id } = entry;
  const [original, setOriginal] = useState(() => editDraftFrom(entry));
  const [edit, setEdit] = useState<EditDraft>(() => loadEdit<EditDraft>(id) ?? original);
  const [isDiscarded, setDiscarded] = useState(false);
  const isDirty = isEdited(edit, original);
  useEffect(() => {
    if (isDiscarded || !isDirty) deleteEdit(id);
    else storeEdit(id, edit);
  }, [id, edit, isDirty, isDiscarded]);
  return {
    edit,
    isDirty,
    changeEdit: (changes: Partial<EditDraft>) => setEdit((before) => ({ ...before, ...changes })),
    addFile: (file: AttachedFile) => setEdit((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** Starts the edit again from the current values of the entry: they are no unsaved changes. */
    restartFrom: (current: Entry) => {
      const draft = editDraftFrom(current);
      setOriginal(draft);
      setEdit(draft);
    },
    /** Deletes the changes stored on this device. Called after the changes were saved, or discarded by the author. */
    discard: () => {
      setDiscarded(true);
      deleteEdit(id);
    },
  };
}
