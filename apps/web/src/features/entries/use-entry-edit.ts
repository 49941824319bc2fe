import type { Entry } from '@memory/contracts';
import { useEffect, useState } from 'react';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import { type DraftFile, editStorageKey } from './draft.ts';

/** What is being changed in a memory, and the version it was changed from. */
export interface EntryEdit {
  title: string;
  content: string;
  mediaFiles: DraftFile[];
  version: number;
}

export function entryEditFrom({ title, content, mediaFiles, version }: Entry): EntryEdit {
  return { title, content, mediaFiles: mediaFiles.map((file) => ({ ...file, name: '' })), version };
}

export function hasUnsavedChanges(edit: EntryEdit, entry: EntryEdit): boolean {
  const urls = ({ mediaFiles }: EntryEdit): string => mediaFiles.map(({ url }) => url).join(' ');
  return edit.title !== entry.title || edit.content !== entry.content || urls(edit) !== urls(entry);
}

/** The changes to a memory, kept on this device until they are saved or given up: a reload or a crash loses none. */
export function useEntryEdit(entry: Entry) {
  const key = editStorageKey(entry.userId, entry.id);
  const [opened] = useState(() => entryEditFrom(entry));
  const [edit, setEdit] = useState<EntryEdit>(() => kept(key) ?? opened);
  const [given, setGiven] = useState(false);
  const dirty = hasUnsavedChanges(edit, opened);
  useEffect(() => {
    if (given || !dirty) safeLocalStorage.remove(key);
    else safeLocalStorage.write(key, JSON.stringify(edit));
  }, [key, edit, dirty, given]);
  return {
    edit,
    dirty,
    change: (changes: Partial<EntryEdit>) => setEdit((before) => ({ ...before, ...changes })),
    addFile: (file: DraftFile) => setEdit((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** There is nothing left to keep. */
    forget: () => {
      setGiven(true);
      safeLocalStorage.remove(key);
    },
  };
}

function kept(key: string): EntryEdit | null {
  const found = safeLocalStorage.read(key);
  return found === null ? null : (JSON.parse(found) as EntryEdit);
}
